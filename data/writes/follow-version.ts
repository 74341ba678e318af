import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import type { Executor } from "../schema.ts";
import { addSettings } from "./settings.ts";

const versionKey = "follows_version";
/** As text that sorts as the number does. */
const written = (version: number) => String(version).padStart(15, "0");

/** Notes that follows are served from data of this version; false where another server has newer data already. */
export async function claimVersion(db: Database, version: number): Promise<boolean> {
  const value = written(version);
  const known = await findSetting(db.main, versionKey);
  if (known !== undefined) {
    if (known >= value) return known === value;
    await db.main
      .updateTable("settings")
      .set({ value })
      .where("key", "=", versionKey)
      .where("value", "<", value)
      .execute();
  } else await addSettings(db.main, { key: versionKey, value });
  return claimVersion(db, version);
}

/** Whether nobody works from newer data; read after all else that was read, so that none of it is from there. */
export async function isNewestVersion(trx: Executor, version: number): Promise<boolean> {
  const known = await findSetting(trx, versionKey);
  return known === undefined || known <= written(version);
}

/** One server at a time, and none with older data than the last. */
export async function holdVersion(trx: Executor, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("settings")
    .set({ value: written(version) })
    .where("key", "=", versionKey)
    .where("value", "=", written(version))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
