import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { messageOf } from "#core/errors.ts";
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
    const why = messageOf(error);
    throw new DataError(`The database at ${db.place} could not be brought up to date: ${why}.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** What `migrate` would run; a database of another history is refused. */
export async function listPending(db: Database): Promise<string[]> {
  const made = await listMade(db);
  refuseOther(made, db.place);
  return Object.keys(migrations).filter((name) => !made.includes(name));
}

/** As PostgreSQL and SQLite say that a table was never made. */
const isMissingTable = (error: unknown): boolean =>
  (error as { code?: unknown }).code === "42P01" || /^no such table: /.test((error as Error).message);

/** What has run, by a look without a lock, so that a start beside a long import does not wait. */
async function listMade(db: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.main);
    return rows.map((row) => row.name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** No release touches what it does not know: what a newer one made, or what was made before the first. */
export function refuseOther(made: readonly string[], place: string): void {
  if (made.includes("0001-stores"))
    throw new DataError(
      `The database at ${place} was made before 0.2.0, the first release, and is not brought up to date. It is as it was: keep it, and name another place for a new one (DATA_DIR, DATABASE_URL). What the program that made it writes with “yonke export”, this one reads with “yonke import”.`,
    );
  const unknown = made.find((name) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new DataError(
      `This database was made by a newer release (${place} has “${unknown}”): use that release, or restore a backup from before the upgrade.`,
    );
}
