import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { backupDatabase, onlySqlite, type Place } from "./backup.ts";
import { DataError } from "./data-error.ts";
import { migrate, refuseNewer } from "./migrate.ts";
import { closeFolder, createPrivateFile } from "./private-files.ts";
import { openSqlite } from "./sqlite/open.ts";
import { bumpEverything } from "./writes/bump-version.ts";

export type Before = "missing" | "damaged" | "whole";
type Found = { state: Before; version: number };

/** More than imports count up in years: a running server shall see that the data is another one. */
const leap = 1_000_000;
const ends = ["", "-wal", "-shm"];

/** What stands at the place of the database now. */
export function inspectFile(file: string): Found {
  if (!existsSync(file)) return { state: "missing", version: 0 };
  // SQLite takes an empty file for a new database and would throw its log away.
  if (statSync(file).size < 512) return { state: "damaged", version: 0 };
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const { version } = db.prepare("select version from data_version").get() as { version: number };
    const check = db.prepare("pragma quick_check(1)").get() as { quick_check?: string };
    return { state: check.quick_check === "ok" ? "whole" : "damaged", version };
  } catch {
    return { state: "damaged", version: 0 };
  } finally {
    db?.close();
  }
}

/**
 * Puts a backup in the place of the data, whatever is there now, and keeps that: answers where. A running server reads
 * the new data by itself.
 */
export async function restoreDatabase(place: Place, file: string): Promise<string | undefined> {
  onlySqlite(place);
  const source = openBackup(file);
  const target = place.place;
  closeFolder(dirname(target));
  const stamp = new Date().toISOString().slice(0, 23).replace(/[:T.]/g, "-");
  const copy = join(dirname(target), `yonke-before-restore-${stamp}.sqlite`);
  try {
    const found = inspectFile(target);
    if (found.state === "whole") {
      await backupDatabase(place, copy);
      await overwrite(source, target);
      await freshen(target, found.version);
      return copy;
    }
    const made = `${target}.restoring`;
    for (const end of ends) rmSync(made + end, { force: true });
    createPrivateFile(made);
    await backup(source, made, { rate: 2000 });
    await freshen(made, leap);
    // Together with its log, which may be all that is left of the last forms.
    const kept = ends.filter((end) => existsSync(target + end));
    for (const end of kept) renameSync(target + end, copy + end);
    renameSync(made, target);
    return kept.length > 0 ? copy + kept[0] : undefined;
  } finally {
    source.close();
  }
}

async function overwrite(source: DatabaseSync, target: string): Promise<void> {
  try {
    await backup(source, target, { rate: 100_000 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The database is in use and could not be replaced (${why}); nothing was changed.`, {
      cause: error,
    });
  }
}

/** A backup of an older release is brought up to date; every part of it counts as new. */
async function freshen(file: string, atLeast: number): Promise<void> {
  const db = await openSqlite(file);
  try {
    await migrate(db);
    await db.main.transaction().execute((trx) => bumpEverything(trx, atLeast));
  } finally {
    await db.close();
  }
}

function openBackup(file: string): DatabaseSync {
  if (!existsSync(file)) throw new DataError(`There is no file ${file}.`);
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(file, { readOnly: true });
    const check = source.prepare("pragma integrity_check").get() as { integrity_check?: string };
    if (check.integrity_check !== "ok") throw new Error(check.integrity_check);
    source.prepare("select version from data_version").get();
    const rows = source.prepare("select name from kysely_migration").all() as { name: string }[];
    refuseNewer(
      rows.map(({ name }) => name),
      file,
    );
    return source;
  } catch (error) {
    source?.close();
    if (error instanceof DataError) throw error;
    throw new DataError(`${file} is no whole backup of this database.`, { cause: error });
  }
}
