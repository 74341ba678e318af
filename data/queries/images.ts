import type { Database } from "../database.ts";
import type { ImageRow } from "../schema.ts";

export const findImage = (db: Database, id: string): Promise<ImageRow | undefined> =>
  db.reads.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();
