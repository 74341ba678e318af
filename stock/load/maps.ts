import type { StoreMap } from "#core/store-map.ts";
import type { Executor, StoreMapRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import { groupsOf, readByStore } from "./by-store.ts";
import { createSharing } from "./share.ts";

const rowColumns = ["position", "row", "zone", "x", "y", "width", "height"] as const;
type Zone = [position: number, code: string, es: string, en: string];
type Row = [position: number, row: string, zone: string, x: number, y: number, width: number, height: number];

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
    const zones = await readByStore(db, "store_map_zones", ["position", "code", "name_es", "name_en"], some);
    await yieldIfDue();
    const rows = await readByStore(db, "store_map_rows", rowColumns, some);
    for (const { id } of some) {
      const map = drawn.get(id);
      if (map) maps.set(id, readMap(map, zones.get(id), rows.get(id), share));
    }
    await yieldIfDue();
  }
  return maps;
}

function readMap(map: StoreMapRow, zones = "[]", rows = "[]", share: ReturnType<typeof createSharing>): StoreMap {
  return {
    storeId: map.store_id,
    title: { es: map.title_es, en: map.title_en },
    width: map.width,
    height: map.height,
    gate: map.gate,
    imageId: map.image_id,
    zones: share(zones, () => (JSON.parse(zones) as Zone[]).map(([, code, es, en]) => ({ code, name: { es, en } }))),
    rows: share(rows, () =>
      (JSON.parse(rows) as Row[]).map(([, row, zone, x, y, width, height]) => ({ row, zone, x, y, width, height })),
    ),
  };
}
