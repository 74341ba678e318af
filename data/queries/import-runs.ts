import type { Database } from "../open.ts";
import type { ImportRunRow } from "../schema.ts";

/** The newest run first. */
export const listImportRuns = (db: Database, limit = 50): Promise<ImportRunRow[]> =>
  db.main.selectFrom("import_runs").selectAll().orderBy("id", "desc").limit(limit).execute();

export const findImportRun = (db: Database, id: number): Promise<ImportRunRow | undefined> =>
  db.main.selectFrom("import_runs").selectAll().where("id", "=", id).executeTakeFirst();
