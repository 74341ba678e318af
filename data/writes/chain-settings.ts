import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import { bumpVersion } from "./bump-version.ts";
import { putSetting } from "./settings.ts";

/** What the chain's folder says and the snapshot holds; every process and command reads it from here. */
async function keepChainSetting(
  db: Database,
  key: "chain_time_zone" | "services_off" | "only_language" | "first_language",
  value: string,
): Promise<void> {
  if (((await findSetting(db.main, key)) ?? "") === value) return;
  await db.main.transaction().execute(async (trx) => {
    await putSetting(trx, key, value);
    await bumpVersion(trx, { areas: ["chain"] });
  });
}

/** The chain's clock. */
export const keepChainTimeZone = (db: Database, zone: string) => keepChainSetting(db, "chain_time_zone", zone);

/** The languages of its site: with one alone, files need their texts in that; in the first new staff are written to. */
export async function keepLanguages(db: Database, languages: readonly string[]): Promise<void> {
  await keepChainSetting(db, "only_language", languages.length === 1 ? String(languages[0]) : "");
  await keepChainSetting(db, "first_language", languages[0] === "en" ? "en" : "");
}

/** What no store of the chain does, whatever the stores' file says. */
export const keepServicesOff = (db: Database, services: readonly string[]) =>
  keepChainSetting(db, "services_off", services.join(" "));
