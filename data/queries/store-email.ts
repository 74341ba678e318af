import type { Database } from "../database.ts";

/** A store's own address; "" when the data has none. */
export async function findStoreEmail(db: Database, id: number): Promise<string> {
  const row = await db.main.selectFrom("stores").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email ?? "";
}
