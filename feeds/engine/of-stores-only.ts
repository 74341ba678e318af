import { listChangedTables, listChangesOf } from "#data/queries/import-changes.ts";
import type { Executor, ImportRunRow } from "#data/schema.ts";
import { storeTables } from "./write/touched.ts";

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
  if (!tables.every((table) => table === "stores" || storeTables.has(table))) return false;
  if (!tables.includes("stores")) return true;
  return (await listChangesOf(db, run.id, "stores")).every(({ row_key, before, after }) => {
    if (before === null || after === null) return false;
    const { id } = JSON.parse(row_key) as { id?: number };
    return id !== undefined && mayChange(id) && Object.keys(JSON.parse(after)).every((column) => stamps.has(column));
  });
}
