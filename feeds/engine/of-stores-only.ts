import { listEventRows, listStoresOfEvents } from "#data/queries/feeds-events.ts";
import { listChangedTables, listChangesOf } from "#data/queries/import-changes.ts";
import type { Executor, ImportRunRow } from "#data/schema.ts";
import { eventTables, isChainEvent, storeTables } from "./write/touched.ts";

/** A run notes at a store itself when its files were read. */
const stamps = new Set(["stock_read_at", "prices_updated_at"]);

/** Whether a run changed nothing but what belongs to stores that `mayChange` names: what an import of theirs may do. */
export async function ofStoresOnly(
  db: Executor,
  run: ImportRunRow,
  mayChange: (storeId: number) => boolean,
): Promise<boolean> {
  const stores = JSON.parse(run.stores) as number[];
  if (stores.length === 0 || !stores.every(mayChange)) return false;
  const tables = await listChangedTables(db, run.id);
  if (!tables.every((table) => table === "stores" || storeTables.has(table) || eventTables.has(table))) return false;
  if (tables.some((table) => eventTables.has(table)) && !(await ofOwnEvents(db, run.id, tables, mayChange)))
    return false;
  if (!tables.includes("stores")) return true;
  return (await listChangesOf(db, run.id, "stores")).every(({ row_key, before, after }) => {
    if (before === null || after === null) return false;
    const { id } = JSON.parse(row_key) as { id?: number };
    return id !== undefined && mayChange(id) && Object.keys(JSON.parse(after)).every((column) => stamps.has(column));
  });
}

const banner = ["all_stores", "banner_starts_at", "banner_ends_at"];

/** Whether the events that a run changed are at those stores alone, now as before, and were never the whole chain's. */
async function ofOwnEvents(
  db: Executor,
  runId: number,
  tables: readonly string[],
  mayChange: (storeId: number) => boolean,
): Promise<boolean> {
  const ids = new Set<number>();
  for (const table of tables.filter((one) => eventTables.has(one)))
    for (const { row_key, before, after } of await listChangesOf(db, runId, table)) {
      const key = JSON.parse(row_key) as { id?: number; from?: number; to?: number; event_id?: number };
      const first = key.event_id ?? key.id ?? key.from ?? 0;
      for (let id = first; id <= (key.to ?? first); id += 1) ids.add(id);
      if (table !== "events") continue;
      const was = before === null ? {} : (JSON.parse(before) as Record<string, string | number | null>);
      if (isChainEvent(was) || (after !== null && banner.some((column) => column in JSON.parse(after)))) return false;
    }
  if ((await listEventRows(db, [...ids])).some(isChainEvent)) return false;
  return (await listStoresOfEvents(db, [...ids])).every(({ store_id }) => mayChange(store_id));
}
