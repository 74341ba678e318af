import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import { bumpVersion } from "./bump-version.ts";

/** The chain's clock as its folder says it; every process and command reads it from here. */
export async function keepChainTimeZone(db: Database, zone: string): Promise<void> {
  if ((await findSetting(db, "chain_time_zone")) === zone) return;
  await db.main.transaction().execute(async (trx) => {
    await trx
      .insertInto("settings")
      .values({ key: "chain_time_zone", value: zone })
      .onConflict((known) => known.column("key").doUpdateSet({ value: zone }))
      .execute();
    await bumpVersion(trx, { areas: ["chain"] });
  });
}
