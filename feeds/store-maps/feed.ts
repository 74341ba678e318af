import { listMapRows, listMapZones, listStoreMaps } from "#data/queries/feeds-export.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { picturesOf } from "#feeds/engine/lookup/pictures.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapStoreMap } from "./map.ts";
import { columns, pictures } from "./schema.ts";

export const storeMaps = defineFeed({
  about: "The yard maps: one line for each row of cars, with its place on the map.",
  columns,
  pictures: (row) => picturesOf(row, pictures),
  groupBy: (line) => line.store.toLowerCase(),
  async open(db, settings) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const known = new Set((await listStoreMaps(db)).map((map) => map.store_id));
    const rows = new Map((await listMapRows(db)).map((row) => [`${row.store_id} ${row.row}`, row]));
    const zones = Map.groupBy(await listMapZones(db), (zone) => zone.store_id);
    return {
      map: (lines) =>
        mapStoreMap(lines, {
          stores,
          images: settings.images,
          hasMap: (id) => known.has(id),
          hasZones: settings.hasColumn("zone"),
          zoneOf: (id, row) => rows.get(`${id} ${row}`)?.zone,
          zoneNames: (id) => zones.get(id) ?? [],
        }),
    };
  },
  async *read(db, { storeId, saveImage }) {
    const sites = new Map((await listStoreFacts(db)).map((store) => [store.id, store.site]));
    const zones = Map.groupBy(await listMapZones(db), (zone) => zone.store_id);
    const rows = Map.groupBy(await listMapRows(db), (row) => row.store_id);
    for (const map of await listStoreMaps(db)) {
      if (storeId !== null && map.store_id !== storeId) continue;
      const names = new Map((zones.get(map.store_id) ?? []).map((zone) => [zone.code, zone]));
      const head = {
        title_es: map.title_es,
        title_en: map.title_en,
        map_width: map.width,
        map_height: map.height,
        gate: map.gate,
        image: await saveImage(map.image_id),
      };
      const store = sites.get(map.store_id) ?? "";
      // Zones stand in their own order, also those without a row.
      for (const [i, zone] of [...names.values()].entries()) {
        yield {
          store,
          zone: zone.code,
          zone_name_es: zone.name_es,
          zone_name_en: zone.name_en,
          ...(i === 0 ? head : {}),
        };
      }
      for (const [i, row] of (rows.get(map.store_id) ?? []).entries()) {
        yield { ...row, store, ...(i === 0 && names.size === 0 ? head : {}) };
      }
      if (names.size === 0 && !rows.has(map.store_id)) yield { store, ...head };
    }
  },
});
