import { join } from "node:path";
import type { Kysely } from "kysely";
import { DataError } from "./data-error.ts";
import { openPostgres } from "./postgres/open.ts";
import type { Tls } from "./postgres/tls.ts";
import type { Schema } from "./schema.ts";
import type { FileFault } from "./sqlite/file-guard.ts";
import { openSqlite } from "./sqlite/open.ts";
import type { WriteHealth } from "./write-health.ts";

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
  /** How the last write went. */
  readonly writes: WriteHealth;
  /** What is wrong with SQLite's file: it was moved, replaced or damaged under its connections. */
  fault(): FileFault | undefined;
  /** Throws unless this form is where the next process will look for it. Call before anybody is thanked. */
  confirm(submissionId: string): Promise<void>;
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

export const sqliteFile = (dataDir: string): string => join(dataDir, "yonke.sqlite");

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
  return openSqlite(sqliteFile(dataDir));
}
