import type { Area, Executor } from "../schema.ts";

export type Versions = {
  version: number;
  changedAt: Date;
  areas: Map<Area, number>;
  /** Only stores whose vehicles were ever written. */
  stores: Map<number, number>;
};

/** The data version alone: one cheap row. */
export async function getVersion(db: Executor): Promise<number> {
  return (await db.selectFrom("data_version").select("version").executeTakeFirstOrThrow()).version;
}

export async function getVersions(db: Executor): Promise<Versions> {
  const { version, changed_at } = await db.selectFrom("data_version").selectAll().executeTakeFirstOrThrow();
  const areas = await db.selectFrom("area_versions").selectAll().execute();
  const stores = await db.selectFrom("store_versions").selectAll().execute();
  return {
    version,
    changedAt: new Date(changed_at),
    areas: new Map(areas.map((row) => [row.area, row.version])),
    stores: new Map(stores.map((row) => [row.store_id, row.version])),
  };
}
