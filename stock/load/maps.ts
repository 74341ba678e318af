import type { StoreMap } from "#core/store-map.ts";
import type { Executor, StoreMapRow, StoreMapRowRow, StoreMapZoneRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import { groupsOf, readByStore } from "./by-store.ts";
import { createSharing } from "./share.ts";

/** The maps of stores that come in the order of their ids. */
export async function loadMaps(
  db: Executor,
  stores: readonly { id: number }[],
  yieldIfDue: YieldIfDue,
): Promise<ReadonlyMap<number, StoreMap>> {
  const drawn = new Map((await db.selectFrom("store_maps").selectAll().execute()).map((map) => [map.store_id, map]));
  await yieldIfDue();
  const share = createSharing();
  const maps = new Map<number, StoreMap>();
  for (const some of groupsOf(stores)) {
    const zones = await readByStore(db, "store_map_zones", some);
    await yieldIfDue();
    const rows = await readByStore(db, "store_map_rows", some);
    for (const { id } of some) {
      const map = drawn.get(id);
      if (map) maps.set(id, readMap(map, zones.get(id), rows.get(id), share));
    }
    await yieldIfDue();
  }
  return maps;
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

function readMap(
  map: StoreMapRow,
  zones: StoreMapZoneRow[] = [],
  rows: StoreMapRowRow[] = [],
  share: ReturnType<typeof createSharing>,
): StoreMap {
  return {
    storeId: map.store_id,
    title: share({ es: map.title_es, en: map.title_en }),
    width: map.width,
    height: map.height,
    gate: map.gate,
    imageId: map.image_id,
    zones: share(zones.sort(byPosition).map((z) => ({ code: z.code, name: { es: z.name_es, en: z.name_en } }))),
    rows: rows
      .sort(byPosition)
      .map(({ row, zone, x, y, width, height }) =>
        share({ row, zone, x, y, width, height }, `${x} ${y} ${width} ${height} ${zone.length} ${zone}${row}`),
      ),
  };
}
