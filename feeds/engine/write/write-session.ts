import type { KeyedTable } from "#data/keys.ts";
import type { Executor } from "#data/schema.ts";
import type { ChangeLog } from "#data/writes/feeds-changes.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import type { StaffWords } from "../peace/keep-staff-words.ts";
import type { FreshKeys } from "./fresh-keys.ts";

export type WriteSession = {
  db: Executor;
  log: ChangeLog;
  takeId: (table: string) => number;
  /** False when the file has already spoken of this row. */
  firstTime: (table: KeyedTable, row: PlainRow) => boolean;
  /** Knows which cars cannot be in the database yet; for the feeds that are snapshots. */
  fresh?: FreshKeys;
  /** What staff said, which a file does not take back. */
  staffWords?: StaffWords;
  /** What it writes is staff's own word. */
  byStaff?: boolean;
  /** Hears of a record that was changed; for what staff says. */
  onChange?: (table: KeyedTable, before: PlainRow | undefined, after: PlainRow | undefined) => Promise<void>;
};
