import type { KeyedTable } from "#data/keys.ts";
import type { Change } from "#data/writes/changes.ts";
import type { ChangeLog } from "#data/writes/feeds-changes.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import { touchedBy } from "#data/writes/touched.ts";

/** Records of stores, and the makes and models that new cars bring with them. */
export const storeTables: ReadonlySet<string> = new Set([
  "vehicles",
  "cars_for_sale",
  "store_prices",
  "special_days",
  "store_maps",
  "store_map_zones",
  "store_map_rows",
  "makes",
  "make_aliases",
  "models",
  "model_aliases",
]);

/** Listens to a run's changes for what every process must read again. */
export function createTouched() {
  const tables = new Set<KeyedTable>();
  const vehicleStores = new Set<number>();
  const stores = new Set<number>();
  const note = (table: KeyedTable, row: PlainRow | undefined) => {
    if (!row) return;
    tables.add(table);
    if (table === "vehicles") vehicleStores.add(Number(row.store_id));
    if (typeof row.store_id === "number") stores.add(row.store_id);
  };
  return {
    listen: (log: ChangeLog): ChangeLog => ({
      ...log,
      created(table, rows) {
        for (const row of rows) note(table, row);
        return log.created(table, rows);
      },
      changed(table, before, after) {
        note(table, before);
        note(table, after);
        return log.changed(table, before, after);
      },
      deleted(table, before) {
        note(table, before);
        return log.deleted(table, before);
      },
    }),
    areasAndStores: () => ({ areas: areasOf(tables), stores: [...vehicleStores] }),
    stores: () => stores,
    has: (table: KeyedTable) => tables.has(table),
    ofStoresOnly: () => [...tables].every((table) => storeTables.has(table)),
  };
}

export const areasOf = (tables: Iterable<KeyedTable>) =>
  touchedBy(
    [...tables].filter((t) => t !== "vehicles").map((table) => ({ table, before: null, after: null }) as Change),
  ).areas ?? [];
