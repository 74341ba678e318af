import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import { putSetting } from "./settings.ts";

const key = "switches_on";

/** Notes which switches are on; answers all that ever were, so that what is gone can be told from what never was. */
export async function keepSwitchesOn(db: Database, on: readonly string[]): Promise<ReadonlySet<string>> {
  const known: string[] = JSON.parse((await findSetting(db.main, key)) ?? "[]");
  const all = [...new Set([...known, ...on])].sort();
  if (all.length > known.length) await putSetting(db.main, key, JSON.stringify(all));
  return new Set(all);
}
