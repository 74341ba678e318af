import type { Edition } from "#core/edition.ts";
import type { Database } from "../database.ts";
import type { Executor } from "../schema.ts";

export async function findSetting(db: Executor, key: string): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst())?.value;
}

/** The one language of the chain's site; undefined where it speaks both. */
export async function findOnlyLanguage(db: Executor): Promise<Edition | undefined> {
  const only = await findSetting(db, "only_language");
  return only === "es" || only === "en" ? only : undefined;
}

/** The language that a chain names first. */
export async function findFirstLanguage(db: Executor): Promise<Edition> {
  return (await findSetting(db, "first_language")) === "en" ? "en" : "es";
}

/** Signs tokens; made at the first migration, the same for every process on this database. */
export async function getSiteSecret(db: Database): Promise<string> {
  const secret = await findSetting(db.main, "site_secret");
  if (!secret) throw new Error("settings.site_secret is missing: migrate first");
  return secret;
}
