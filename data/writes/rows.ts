import { sql } from "kysely";
import { hasKeyOf, insertRows } from "../differences.ts";
import { type KeyedTable, keyColumns } from "../keys.ts";
import type { Executor, Schema } from "../schema.ts";

export { insertRows };

const slice = 2000;

/** Inserts rows, or replaces every column of those whose key is there already. */
export async function putRows<T extends KeyedTable>(db: Executor, table: T, rows: readonly Schema[T][]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const keys: readonly string[] = keyColumns[table];
  const rest = Object.keys(first).filter((column) => !keys.includes(column));
  const quoted = (column: string) => `"${column}"`;
  const action = rest.length
    ? `do update set ${rest.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ")}`
    : "do nothing";
  await insertRows(db, table, rows, `(${keys.map(quoted).join(", ")}) ${action}`);
}

/** Deletes rows by their keys; only the key columns of `rows` are looked at. */
export async function deleteRows<T extends KeyedTable>(db: Executor, table: T, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += slice) {
    const match = hasKeyOf(db, table, keyColumns[table], rows.slice(at, at + slice));
    await sql`delete from ${sql.table(table)} where ${match}`.execute(db);
  }
}
