import { rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { DataError } from "./data-error.ts";
import type { Database } from "./open.ts";
import { createPrivateFile } from "./private-files.ts";
import { bumpEverything } from "./writes/bump-version.ts";

const onlySqlite = (db: Database) => {
  if (db.kind !== "sqlite")
    throw new DataError("This is for the embedded database; for PostgreSQL use pg_dump and pg_restore.");
};

/** Copies the live database into one file, while it is used. */
export async function backupDatabase(db: Database, file: string): Promise<void> {
  onlySqlite(db);
  create(file);
  const source = new DatabaseSync(db.place, { readOnly: true });
  try {
    // One moment of the data, held until the copy is done; else every write beside it would begin the copy anew.
    source.exec("begin");
    source.prepare("select version from data_version").get();
    await backup(source, file, { rate: 2000 });
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** A copy is as private as what it was made of. */
function create(file: string): void {
  try {
    createPrivateFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new DataError(`${file} exists already; a backup overwrites nothing.`);
  }
}

/** Puts a backup in the place of the live data; a running server reads it anew. */
export async function restoreDatabase(db: Database, file: string): Promise<void> {
  onlySqlite(db);
  const source = openBackup(file);
  const before = await db.main
    .selectFrom("data_version")
    .select("version")
    .executeTakeFirst()
    .catch(() => undefined);
  try {
    await backup(source, db.place, { rate: 100_000 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The database is in use and could not be replaced (${why}); nothing was changed.`, {
      cause: error,
    });
  } finally {
    source.close();
  }
  await db.main.transaction().execute((trx) => bumpEverything(trx, before?.version ?? 0));
}

function openBackup(file: string): DatabaseSync {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(file, { readOnly: true });
    const check = source.prepare("pragma integrity_check").get() as { integrity_check?: string };
    if (check.integrity_check !== "ok") throw new Error(check.integrity_check);
    source.prepare("select version from data_version").get();
    return source;
  } catch (error) {
    source?.close();
    throw new DataError(`${file} is no whole backup of this database.`, { cause: error });
  }
}
