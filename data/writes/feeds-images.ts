import { insertRows } from "../differences.ts";
import type { Executor, ImageRow } from "../schema.ts";

/** Keeps a picture; the same bytes are kept once. */
export const addImage = (db: Executor, image: ImageRow): Promise<void> =>
  insertRows(db, "images", [image], "(id) do nothing");

export async function hasImage(db: Executor, id: string): Promise<boolean> {
  return (await db.selectFrom("images").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
