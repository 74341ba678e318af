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
