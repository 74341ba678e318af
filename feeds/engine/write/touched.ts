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
  "staff_exceptions",
]);

/** An event and what belongs to it; whose it is, its stores say. */
export const eventTables: ReadonlySet<string> = new Set(["events", "event_stores", "event_links", "event_discounts"]);

/** At every store, or in the strip of every page: the chain's. */
export const isChainEvent = ({ all_stores, banner_starts_at, banner_ends_at }: PlainRow): boolean =>
  all_stores === 1 || (banner_starts_at ?? null) !== null || (banner_ends_at ?? null) !== null;

/** Listens to a run's changes for what every process must read again. */
export function createTouched() {
  const tables = new Set<KeyedTable>();
  const vehicleStores = new Set<number>();
  const stores = new Set<number>();
  const events = new Set<number>();
  const placed = new Set<number>();
  let ofChain = false;
  const note = (table: KeyedTable, row: PlainRow | undefined) => {
    if (!row) return;
    tables.add(table);
    if (table === "staff_exceptions" && row.store_id === 0) {
      ofChain = true;
      return;
    }
    if (table === "vehicles") vehicleStores.add(Number(row.store_id));
    if (typeof row.store_id === "number") stores.add(row.store_id);
    if (!eventTables.has(table)) return;
    events.add(Number(row.event_id ?? row.id));
    if (table === "event_stores") placed.add(Number(row.event_id));
    if (table === "events" && isChainEvent(row)) ofChain = true;
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
    /** The events that it changes, and those among them whose stores it brings or takes off. */
    events: () => ({ all: events, placed }),
    ofStoresOnly: () => !ofChain && [...tables].every((table) => storeTables.has(table) || eventTables.has(table)),
  };
}

export type Touched = ReturnType<typeof createTouched>;

export const areasOf = (tables: Iterable<KeyedTable>) =>
  touchedBy(
    [...tables].filter((t) => t !== "vehicles").map((table) => ({ table, before: null, after: null }) as Change),
  ).areas ?? [];
