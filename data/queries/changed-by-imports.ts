import type { KeyedTable } from "../keys.ts";
import type { Executor } from "../schema.ts";

type Cells = Readonly<Record<string, unknown>>;
export type ImportedChange = {
  /** The key's columns, or the first and last of ids that came one after the other. */
  readonly key: Cells;
  /** The columns that were changed, or the whole of a row that was taken off; empty where the row was new. */
  readonly before: Cells;
};

/** What files changed in these tables and nobody undid, by table. */
export async function listImportedChanges<T extends KeyedTable>(
  db: Executor,
  tables: readonly T[],
): Promise<(table: T) => readonly ImportedChange[]> {
  const rows = await db
    .selectFrom("import_changes")
    .innerJoin("import_runs", "import_runs.id", "import_changes.run_id")
    .select(["table_name", "row_key", "before"])
    .where("table_name", "in", tables)
    .where("status", "=", "done")
    .execute();
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  return (table) =>
    (byTable.get(table) ?? []).map(({ row_key, before }) => ({
      key: JSON.parse(row_key),
      before: JSON.parse(before ?? "{}"),
    }));
}
