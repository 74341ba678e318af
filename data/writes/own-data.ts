import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import type { Executor } from "../schema.ts";

const key = "own_data";

/** Notes that this database is a chain's own: a start never makes the invented chain in it. */
export async function keepOwnData(db: Executor): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value: "1" })
    .onConflict((known) => known.column("key").doUpdateSet({ value: "1" }))
    .execute();
}

export const isOwnData = async (db: Database): Promise<boolean> => (await findSetting(db, key)) === "1";
