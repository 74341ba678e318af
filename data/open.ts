import { existsSync } from "node:fs";
import { join } from "node:path";
import { DataError } from "./data-error.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres/open.ts";
import type { Tls } from "./postgres/tls.ts";
import { openSqlite } from "./sqlite/open.ts";

export type OpenOptions = {
  /** One host, or several of which the first that takes writes is used. */
  url?: string | undefined;
  /** One host, or several of which the first that answers is used. */
  readUrl?: string | undefined;
  dataDir: string;
  /** SQLite's file, where it is not the chain's own in `dataDir`. */
  file?: string | undefined;
  /** PostgreSQL on another machine must prove who it is, unless `off`. */
  tls?: Tls | undefined;
  /** PostgreSQL: a statement that takes longer fails, and its connection ends. */
  answerWithinMs?: number | undefined;
};

/**
 * The chain's own file. The demo's only where it is wished and is there, or shall be made, and never where the chain's own is:
 * no invented chain hides a real one.
 */
export function sqliteFile(dataDir: string, { demo = false, make = false } = {}): string {
  const [own, invented] = [join(dataDir, "yonke.sqlite"), join(dataDir, "demo.sqlite")];
  return demo && !existsSync(own) && (make || existsSync(invented)) ? invented : own;
}

/** Opens PostgreSQL when there is an address, else the SQLite file. Answers only when it can be read. */
export async function openDatabase({
  url,
  readUrl,
  dataDir,
  file = sqliteFile(dataDir),
  tls = "require",
  answerWithinMs,
}: OpenOptions): Promise<Database> {
  if (url) return openPostgres({ url, readUrl, tls, answerWithinMs });
  if (readUrl)
    throw new DataError("DATABASE_READ_URL is set but DATABASE_URL is not: set both, or neither for SQLite.");
  return openSqlite(file);
}
