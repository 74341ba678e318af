import type { Database } from "#data/database.ts";
import { insertRows } from "#data/writes/rows.ts";

/** Gives a yard a map with rows from 1 on. */
export async function giveRows(db: Database, storeId: number, count: number): Promise<void> {
  await db.main.deleteFrom("store_maps").where("store_id", "=", storeId).execute();
  const map = { title_es: "Mapa", title_en: "Map", width: 10, height: 20, gate: "left", image_id: null } as const;
  await insertRows(db.main, "store_maps", [{ ...map, store_id: storeId }]);
  const zone = { store_id: storeId, position: 1, code: "A", name_es: "A", name_en: "A" };
  await insertRows(db.main, "store_map_zones", [zone]);
  const place = { store_id: storeId, zone: "A", x: 1, y: 2, width: 3, height: 4 };
  await insertRows(
    db.main,
    "store_map_rows",
    Array.from({ length: count }, (_, at) => ({ ...place, position: at + 1, row: String(at + 1) })),
  );
}
