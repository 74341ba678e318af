import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";

const key = "switches_on";

/** Notes which switches are on; answers all that ever were, so that what is gone can be told from what never was. */
export async function keepSwitchesOn(db: Database, on: readonly string[]): Promise<ReadonlySet<string>> {
  const known: string[] = JSON.parse((await findSetting(db, key)) ?? "[]");
  const all = [...new Set([...known, ...on])].sort();
  if (all.length > known.length) {
    const value = JSON.stringify(all);
    await db.main
      .insertInto("settings")
      .values({ key, value })
      .onConflict((row) => row.column("key").doUpdateSet({ value }))
      .execute();
  }
  return new Set(all);
}
