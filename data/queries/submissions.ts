import type { Database } from "../database.ts";

/** True when a form with this key from the visitor's device is already stored, where it will be found again. */
export async function hasSubmission(db: Database, clientKey: string): Promise<boolean> {
  const row = await db.main
    .selectFrom("submissions")
    .select("id")
    .where("client_key", "=", clientKey)
    .executeTakeFirst();
  if (row) await db.confirm();
  return row !== undefined;
}
