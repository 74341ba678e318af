import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { DataError } from "./data-error.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./open.ts";

/** Brings the schema up to date in one transaction; two processes may do it at once, the second waits. Answers what ran. */
export async function migrate(db: Database): Promise<string[]> {
  if (await isCurrent(db)) return [];
  const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The database at ${db.place} could not be brought up to date: ${why}.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** A look without a lock, so that a start beside a long import does not wait. */
async function isCurrent(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.main);
    const names = new Set(rows.map((row) => row.name));
    return names.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => names.has(name));
  } catch {
    return false;
  }
}
