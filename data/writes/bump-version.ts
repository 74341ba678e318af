import { announceVersion, insertRows } from "../differences.ts";
import type { Area, Executor } from "../schema.ts";

export type Touched = { areas?: readonly Area[]; stores?: readonly number[] };

/**
 * Call once, last, in the transaction of any visible change, with what it touched: areas, and the stores whose vehicles
 * moved. Every process then reads just that again.
 */
export async function bumpVersion(db: Executor, { areas = [], stores = [] }: Touched): Promise<number> {
  const { version } = await db
    .updateTable("data_version")
    .set(({ eb }) => ({ version: eb("version", "+", 1), changed_at: new Date().toISOString() }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (areas.length) await db.updateTable("area_versions").set({ version }).where("area", "in", areas).execute();
  const rows = [...new Set(stores)].map((store_id) => ({ store_id, version }));
  await insertRows(db, "store_versions", rows, "(store_id) do update set version = excluded.version");
  await announceVersion(db, version);
  return version;
}

/** After a restore or a fresh demo chain: everything is read again. */
export async function bumpEverything(db: Executor, atLeast = 0): Promise<number> {
  await db.updateTable("data_version").set({ version: atLeast }).where("version", "<", atLeast).execute();
  const stores = await db.selectFrom("stores").select("id").execute();
  const areas = await db.selectFrom("area_versions").select("area").execute();
  return bumpVersion(db, { areas: areas.map((row) => row.area), stores: stores.map((row) => row.id) });
}
