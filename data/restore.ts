import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { messageOf } from "#core/errors.ts";
import { onlySqlite, type Place } from "./backup.ts";
import { DataError } from "./data-error.ts";
import { migrate, refuseOther } from "./migrate.ts";
import { closeFolder, createPrivateFile } from "./private-files.ts";
import { checkFile } from "./sqlite/check-file.ts";
import { openSqlite } from "./sqlite/open.ts";
import { bumpEverything } from "./writes/bump-version.ts";

export type Before = "missing" | "damaged" | "whole";
type FileBefore = { state: Before; version: number };

/** More than imports count up in years: a running server shall see that the data is another one. */
const leap = 1_000_000;
const ends = ["", "-wal", "-shm"];

/** What stands at the place of the database now. */
export async function inspectFile(file: string): Promise<FileBefore> {
  if (!existsSync(file)) return { state: "missing", version: 0 };
  const { state, problem } = await checkFile(file);
  if (state === "unknown")
    throw new DataError(`The database file ${file} cannot be looked at now: ${problem}. Nothing was changed.`);
  return { state, version: state === "whole" ? versionIn(file) : 0 };
}

function versionIn(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return (db.prepare("select version from data_version").get() as { version: number }).version;
  } finally {
    db.close();
  }
}

/**
 * Puts a backup in the place of the data, whatever is there now, and keeps that: answers where. A running server reads
 * the new data by itself. What it is sent meanwhile is in the file that is kept, or is not acknowledged.
 */
export async function restoreDatabase(place: Place, file: string): Promise<string | undefined> {
  onlySqlite(place);
  const source = openBackup(file);
  const target = place.place;
  closeFolder(dirname(target));
  const stamp = new Date().toISOString().slice(0, 23).replace(/[:T.]/g, "-");
  const copy = join(dirname(target), `yonke-before-restore-${stamp}.sqlite`);
  const made = `${target}.restoring`;
  const clear = () => {
    for (const end of ends) rmSync(made + end, { force: true });
  };
  try {
    const { state, version } = await inspectFile(target);
    clear();
    createPrivateFile(made);
    await backup(source, made, { rate: 2000 });
    await freshen(made, version + leap);
    if (state !== "whole") return swap(made, target, copy);
    const free = lock(target);
    try {
      return swap(made, target, copy);
    } finally {
      free();
      gatherLog(copy);
    }
  } finally {
    source.close();
    clear();
  }
}

/** The old file goes together with its log, which may be all that is left of the last forms. */
function swap(made: string, target: string, copy: string): string | undefined {
  const kept = ends.filter((end) => existsSync(target + end));
  for (const end of kept) renameSync(target + end, copy + end);
  renameSync(made, target);
  return kept.length > 0 ? copy + kept[0] : undefined;
}

/** Nobody, an import least of all, shall be in the middle of writing into a file that is taken away. */
function lock(file: string): () => void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec("begin immediate");
    return () => db.close();
  } catch (error) {
    db.close();
    const why = messageOf(error);
    throw new DataError(`The database is in use and could not be replaced (${why}); nothing was changed.`, {
      cause: error,
    });
  }
}

/** So that the kept file is whole without the log beside it; with a server still on it, the log stays. */
function gatherLog(file: string): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file);
  try {
    db.exec("pragma wal_checkpoint(truncate)");
  } catch {
    // It is read together with its log just as well.
  } finally {
    db.close();
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
    refuseOther(
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
