import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase, sqliteFile } from "#data/open.ts";

/** Of the process, not of this module: a search for mutants reads all modules anew for each. */
const held = globalThis as typeof globalThis & { $migrated?: Promise<Uint8Array> };

async function make(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-migrated-"));
  try {
    const db = await openDatabase({ dataDir: folder });
    await migrate(db);
    await db.close();
    return readFileSync(sqliteFile(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a migrated SQLite file into a folder; migrating, with 44,000 postal codes, is done once in a worker. */
export async function putMigrated(dataDir: string): Promise<void> {
  held.$migrated ??= make();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(sqliteFile(dataDir), await held.$migrated);
}

export async function openMigrated(dataDir: string): Promise<Database> {
  await putMigrated(dataDir);
  return openDatabase({ dataDir });
}

/** A migrated database of its own for as long as `use` takes. */
export async function withMigrated<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-stock-"));
  const db = await openMigrated(folder);
  try {
    return await use(db);
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
