import type { Edition } from "#core/edition.ts";
import type { Database } from "../database.ts";
import type { Executor } from "../schema.ts";

export async function findSetting(db: Database, key: string): Promise<string | undefined> {
  const row = await db.main.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

/** The one language of the chain's site; undefined where it speaks both. */
export async function findOnlyLanguage(db: Executor): Promise<Edition | undefined> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "only_language").executeTakeFirst();
  return row?.value === "es" || row?.value === "en" ? row.value : undefined;
}

/** The language that a chain names first. */
export async function findFirstLanguage(db: Executor): Promise<Edition> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "first_language").executeTakeFirst();
  return row?.value === "en" ? "en" : "es";
}

/** Signs tokens; made at the first migration, the same for every process on this database. */
export async function getSiteSecret(db: Database): Promise<string> {
  const secret = await findSetting(db, "site_secret");
  if (!secret) throw new Error("settings.site_secret is missing: migrate first");
  return secret;
}
