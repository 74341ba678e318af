import { insertRows } from "../differences.ts";
import { type KeyedTable, keyOf } from "../keys.ts";
import type { Executor, ImportChangeRow, ImportRunRow, Schema } from "../schema.ts";
import { deleteRows, putRows } from "./rows.ts";
import { takeIds } from "./take-ids.ts";

/** One row's way: before null = new, after null = deleted. Whole rows, so that undo needs nothing else. */
export type Change<T extends KeyedTable = KeyedTable> = {
  [K in T]: { table: K; before: Schema[K] | null; after: Schema[K] | null };
}[T];

/** Writes changes in the order given; neighbours of one table and kind go together. */
export async function writeChanges(db: Executor, changes: readonly Change[]): Promise<void> {
  for (let at = 0; at < changes.length; ) {
    const { table, after } = changes[at] as Change;
    let end = at;
    while (changes[end]?.table === table && (changes[end]?.after === null) === (after === null)) end++;
    const run = changes.slice(at, end);
    if (after === null)
      await deleteRows(
        db,
        table,
        run.map((change) => change.before as object),
      );
    else
      await putRows(
        db,
        table,
        run.map((change) => change.after as Schema[typeof table]),
      );
    at = end;
  }
}

/** Notes an import run; call in the run's own transaction. Answers the run's id. */
export async function addImportRun(
  db: Executor,
  run: Omit<ImportRunRow, "id">,
  changes: readonly Change[] = [],
): Promise<number> {
  const id = await takeIds(db, "import_runs");
  await insertRows(db, "import_runs", [{ id, ...run }]);
  await addImportChanges(db, id, 0, changes);
  return id;
}

/** What a run changed, for undo. A long run adds them in pieces; `from` is the number of those before. */
export async function addImportChanges(
  db: Executor,
  runId: number,
  from: number,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(
    ({ table, before, after }, at): ImportChangeRow => ({
      run_id: runId,
      seq: from + at,
      table_name: table,
      row_key: keyOf(table, (after ?? before) as object),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }),
  );
  await insertRows(db, "import_changes", rows);
}
