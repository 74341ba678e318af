import { existsSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { DataError } from "./data-error.ts";
import type { Database } from "./database.ts";
import { createPrivateFile } from "./private-files.ts";

/** A database by its kind and place, open or not. */
export type Place = Pick<Database, "kind" | "place">;

/** For people to read, without secrets. */
export const describePlace = ({ kind, place }: Place): string =>
  `${kind === "sqlite" ? "SQLite" : "PostgreSQL"}, ${place}`;

export const onlySqlite = (db: Place) => {
  if (db.kind !== "sqlite")
    throw new DataError("This is for the embedded database; for PostgreSQL use pg_dump and pg_restore.");
};

/** Copies the database into one file as it is, also while it is used, also one of another release. */
export async function backupDatabase(db: Place, file: string): Promise<void> {
  onlySqlite(db);
  if (!existsSync(db.place)) throw new DataError(`There is no database at ${db.place}.`);
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
