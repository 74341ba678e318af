import { factBar, joinedColumns } from "#core/car-facts.ts";
import type { VehicleRow } from "#data/schema.ts";
import type { Catalog } from "#stock/catalog.ts";
import type { YardColumns } from "#stock/columns.ts";
import { packColumns, type ReadColumns, vehicleColumns } from "#stock/load/columns.ts";
import type { WordTable } from "#stock/word-table.ts";

/** Rows as the database gives them, as a yard's columns. */
export function packYard(
  storeId: number,
  rows: readonly VehicleRow[],
  catalog: Catalog,
  words: WordTable,
): YardColumns {
  const factsOf = (row: VehicleRow) =>
    joinedColumns.map((column) => (row as unknown as Record<string, unknown>)[column] ?? "").join(factBar);
  const lists = vehicleColumns.map((name) => [name, rows.map((row) => (name === "facts" ? factsOf(row) : row[name]))]);
  const read = Object.fromEntries(lists) as unknown as ReadColumns;
  return packColumns(storeId, read, [...rows.keys()], catalog, words);
}
