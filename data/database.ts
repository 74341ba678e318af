import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { FileFault, Trouble } from "./trouble.ts";
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
  /** False when SQLite's file was replaced or moved: what is written now goes where nobody looks. */
  inPlace(): boolean;
  /**
   * Throws unless what `main` reads is where the next process will look for it. Of what was just written nobody needs to ask: a
   * transaction, or a statement of its own, ends well only when it is there.
   */
  confirm(): Promise<void>;
  /** Leaves nothing in SQLite's files of rows that were deleted, unless somebody reads just then. For personal data. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** What keeps the database from taking forms now: its file, or what the last write met. */
export const troubleOf = (db: Pick<Database, "fault" | "writes">): Trouble | undefined =>
  db.fault()?.trouble ?? db.writes.trouble;
