import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { DataError } from "./data-error.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/all.ts";
import { carryReference } from "./writes/carry-reference.ts";

/** Brings the schema and the facts of `data/reference/` up to date. Answers which migrations ran. */
export async function migrate(db: Database): Promise<string[]> {
  const ran = await migrateSchema(db);
  await carryReference(db);
  return ran;
}

/** In one transaction; two processes may do it at once, the second waits. */
async function migrateSchema(db: Database): Promise<string[]> {
  if ((await listPending(db)).length === 0) return [];
  const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The database at ${db.place} could not be brought up to date: ${why}.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** What `migrate` would run; a database of a newer release is refused. */
export async function listPending(db: Database): Promise<string[]> {
  const made = await listMade(db);
  refuseNewer(made, db.place);
  return Object.keys(migrations).filter((name) => !made.includes(name));
}

/** What has run, by a look without a lock, so that a start beside a long import does not wait. */
async function listMade(db: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.main);
    return rows.map((row) => row.name);
  } catch {
    return [];
  }
}

/** An older release must not touch what it does not know. */
export function refuseNewer(made: readonly string[], place: string): void {
  const unknown = made.find((name) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new DataError(
      `This database was made by a newer release (${place} has “${unknown}”): use that release, or restore a backup from before the upgrade.`,
    );
}
