import type { Database } from "../database.ts";

export async function findSetting(db: Database, key: string): Promise<string | undefined> {
  const row = await db.main.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

/** Signs tokens; made at the first migration, the same for every process on this database. */
export async function getSiteSecret(db: Database): Promise<string> {
  const secret = await findSetting(db, "site_secret");
  if (!secret) throw new Error("settings.site_secret is missing: migrate first");
  return secret;
}
