import { sql } from "kysely";
import { insertRows, rowsWithKeys } from "../differences.ts";
import { type KeyedTable, keyColumns } from "../keys.ts";
import type { Executor, Schema } from "../schema.ts";
import { deleteRows, putRows } from "./rows.ts";

/** A row as imports handle it, whatever its table. */
export type PlainRow = Record<string, string | number | null>;
export type RowKey = Record<string, string | number>;

/** What is null while a car is there; the partial indexes need to be told. */
const presentWhileNull: Partial<Record<KeyedTable, string>> = { vehicles: "left_on", cars_for_sale: "sold_on" };

export const pickKey = (table: KeyedTable, row: PlainRow): RowKey =>
  Object.fromEntries(keyColumns[table].map((column) => [column, row[column] as string | number]));

const keysPerQuery = 1000;

/** The rows that have any of the keys, which all name the same columns. With `present`, departed cars are left out. */
export async function findRowsByKeys(
  db: Executor,
  table: KeyedTable,
  keys: readonly RowKey[],
  options: { present?: boolean } = {},
): Promise<PlainRow[]> {
  const first = keys[0];
  if (!first) return [];
  const column = presentWhileNull[table];
  const present =
    options.present && column
      ? sql`${sql.ref(column)} is null${"stock_number" in first ? sql` and stock_number <> ''` : sql``}`
      : undefined;
  const found: PlainRow[] = [];
  const columns = Object.keys(first);
  // A VIN is rare and a store is not; a planner without figures may take the store's index and read all its cars.
  const asked = columns.includes("vin") ? ["vin"] : columns;
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const some = keys.slice(at, at + keysPerQuery);
    const { rows } = await sql<PlainRow>`${rowsWithKeys(db, table, asked, some, present)}`.execute(db);
    if (asked === columns) for (const row of rows) found.push(row);
    else {
      const text = (row: PlainRow) => columns.map((column) => row[column]).join("\u0001");
      const wanted = new Set(some.map(text));
      for (const row of rows) if (wanted.has(text(row))) found.push(row);
    }
  }
  return found;
}

export const insertPlainRows = (db: Executor, table: KeyedTable, rows: readonly PlainRow[]): Promise<void> =>
  insertRows(db, table, rows as never as Schema[KeyedTable][]);

/** Whole rows, new or in place of those that have their key. */
export const putPlainRows = (db: Executor, table: KeyedTable, rows: readonly PlainRow[]): Promise<void> =>
  putRows(db, table, rows as never as Schema[KeyedTable][]);

export const deletePlainRows = (db: Executor, table: KeyedTable, rows: readonly PlainRow[]): Promise<void> =>
  deleteRows(db, table, rows);

/** The cars of a store that are there, a page at a time by id. */
export async function* listPresentCars(
  db: Executor,
  table: "vehicles" | "cars_for_sale",
  storeId: number,
): AsyncGenerator<PlainRow[]> {
  const column = sql.ref(presentWhileNull[table] ?? "");
  let after = 0;
  for (;;) {
    const { rows } = await sql<PlainRow>`select * from ${sql.table(table)}
      where store_id = ${storeId} and ${column} is null and id > ${after} order by id limit 2000`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = Number(rows.at(-1)?.id);
  }
}

/** Cars per store: those that are there, and all that ever were. */
export async function countCars(
  db: Executor,
  table: "vehicles" | "cars_for_sale",
): Promise<{ present: Map<number, number>; stores: Set<number> }> {
  const column = sql.ref(presentWhileNull[table] ?? "");
  const { rows } = await sql<{ store_id: number; cars: number | string | null }>`
    select store_id, sum(case when ${column} is null then 1 else 0 end) as cars
    from ${sql.table(table)} group by store_id`.execute(db);
  return {
    present: new Map(rows.map((row) => [row.store_id, Number(row.cars)])),
    stores: new Set(rows.map((row) => row.store_id)),
  };
}
