import type { Executor } from "../schema.ts";

export async function hasImage(db: Executor, id: string): Promise<boolean> {
  return (await db.selectFrom("images").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
