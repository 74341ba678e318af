import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { DataError } from "./data-error.ts";
import { openPostgres } from "./postgres/open.ts";
import type { Tls } from "./postgres/tls.ts";
import { closeDatabaseFiles, closeFolder } from "./private-files.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";

export type Database = {
  readonly kind: "sqlite" | "postgres";
  /** Reads and writes of the one truth. */
  readonly main: Kysely<Schema>;
  /** Reads that may be a moment behind: the replica, or SQLite's second connection. */
  readonly reads: Kysely<Schema>;
  /** SQLite's file, or the server's address without its password, for people to read. */
  readonly place: string;
  /** Whether `reads` asks another server than `main`. */
  readonly replicated: boolean;
  /** Calls back soon after another process may have changed the data, if known with its version; returns what stops it. */
  watch(onMaybeChanged: (announced?: number) => void): () => Promise<void>;
  close(): Promise<void>;
};

export type OpenOptions = {
  /** One host, or several of which the first that takes writes is used. */
  url?: string | undefined;
  /** One host, or several of which the first that answers is used. */
  readUrl?: string | undefined;
  dataDir: string;
  /** PostgreSQL on another machine must prove who it is, unless `off`. */
  tls?: Tls | undefined;
  /** PostgreSQL: a statement that takes longer fails, and its connection ends. */
  answerWithinMs?: number | undefined;
};

/** Opens PostgreSQL when there is an address, else the SQLite file in `dataDir`. Answers only when it can be read. */
export async function openDatabase({
  url,
  readUrl,
  dataDir,
  tls = "require",
  answerWithinMs,
}: OpenOptions): Promise<Database> {
  if (url) return openPostgres({ url, readUrl, tls, answerWithinMs });
  if (readUrl)
    throw new DataError("DATABASE_READ_URL is set but DATABASE_URL is not: set both, or neither for SQLite.");
  return openSqlite(join(dataDir, "yonke.sqlite"), dataDir);
}

async function openSqlite(file: string, folder: string): Promise<Database> {
  try {
    closeFolder(folder);
    closeDatabaseFiles(file);
    const main = new Kysely<Schema>({ dialect: sqliteDialect({ file }) });
    await sql`select count(*) from sqlite_master`.execute(main);
    const reads = new Kysely<Schema>({ dialect: sqliteDialect({ file, readOnly: true }) });
    return {
      kind: "sqlite",
      main,
      reads,
      place: file,
      replicated: false,
      watch: (onMaybeChanged) => watchFile(reads, onMaybeChanged),
      async close() {
        await Promise.all([main.destroy(), reads.destroy()]);
      },
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DataError(`The database file ${file} cannot be opened: ${why}.`, { cause: error });
  }
}

const lookEveryMs = 500;

/** `data_version` moves when any other connection, of this process or another, has committed. */
function watchFile(reads: Kysely<Schema>, onMaybeChanged: () => void): () => Promise<void> {
  let seen: number | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(reads);
    const now = rows[0]?.data_version;
    // The first look too: something may have been written since the listener read.
    if (now !== seen) onMaybeChanged();
    seen = now;
  };
  const timer = setInterval(() => {
    looking ??= look()
      // The file is away or locked: ask the listener to look for itself, it knows how to wait.
      .catch(onMaybeChanged)
      .finally(() => {
        looking = undefined;
      });
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
