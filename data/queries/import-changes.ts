import type { Executor, ImportChangeRow } from "../schema.ts";

export async function listChangedTables(db: Executor, runId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("import_changes")
    .select("table_name")
    .distinct()
    .where("run_id", "=", runId)
    .execute();
  return rows.map(({ table_name }) => table_name);
}

export const listChangesOf = (db: Executor, runId: number, table: string): Promise<ImportChangeRow[]> =>
  db.selectFrom("import_changes").selectAll().where("run_id", "=", runId).where("table_name", "=", table).execute();

/** What these runs changed of some tables, in the order in which they did. */
export const listChangesOfRuns = (
  db: Executor,
  runIds: readonly number[],
  tables: readonly string[],
): Promise<ImportChangeRow[]> =>
  db
    .selectFrom("import_changes")
    .selectAll()
    .where("run_id", "in", [-1, ...runIds])
    .where("table_name", "in", tables)
    .orderBy("run_id")
    .orderBy("seq")
    .execute();

/** What later runs that stand changed of the same rows of a table, the last first. */
export const listChangesSince = (
  db: Executor,
  runId: number,
  table: string,
  keys: readonly string[],
): Promise<ImportChangeRow[]> =>
  db
    .selectFrom("import_changes")
    .innerJoin("import_runs", "import_runs.id", "import_changes.run_id")
    .selectAll("import_changes")
    .where("import_changes.run_id", ">", runId)
    .where("import_runs.status", "=", "done")
    .where("table_name", "=", table)
    .where("row_key", "in", keys)
    .where("before", "is not", null)
    .orderBy("import_changes.run_id", "desc")
    .orderBy("seq", "desc")
    .execute();
