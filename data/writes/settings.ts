import type { Executor, SettingRow } from "../schema.ts";

export async function putSetting(db: Executor, key: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((known) => known.column("key").doUpdateSet({ value }))
    .execute();
}

/** What is there already stays. */
export async function addSettings(db: Executor, ...rows: readonly SettingRow[]): Promise<void> {
  await db
    .insertInto("settings")
    .values(rows)
    .onConflict((known) => known.column("key").doNothing())
    .execute();
}
