import type { Words } from "#core/edition.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { Trouble } from "#data/trouble.ts";
import type { AuditEntry } from "#data/writes/audit.ts";
import type { FeedsAmong } from "#feeds/engine/recognise-feed.ts";
import type { Report } from "#feeds/engine/report.ts";
import type { FeedId } from "#feeds/feeds.ts";

/** What the audit trail says of a job, written in the transaction that does it; a preview leaves none. */
type JobNote = Pick<AuditEntry, "staffId" | "who" | "storeId" | "subject">;

/** What the office asks of the runner of imports; it works in a process of its own, so that no visitor waits for it. */
export type ImportJob =
  | {
      kind: "preview" | "apply";
      feed: FeedId;
      path: string;
      name: string;
      /** Every line is about this store. */
      storeId: number | null;
      /** The stores that it may change; null: all, and what belongs to the chain. */
      stores: readonly number[] | null;
      dates: "day" | "month" | null;
      /** What somebody said that its words mean. */
      said: SaidWords;
      /** Somebody says that it names every car of its stores, and maybe how many leave by that. */
      complete: boolean;
      leaving?: number | undefined;
      /** One thing that was edited here. */
      byStaff: boolean;
      rejects: string;
      /** Pictures beside the file, of which a preview shows small ones. */
      pictures?: readonly string[];
      who: string;
      note: JobNote;
    }
  | { kind: "photos"; carId: number; storeId: number; paths: readonly string[]; who: string; note: JobNote }
  | { kind: "recognise"; path: string; name: string; among: FeedsAmong }
  | { kind: "undo"; runId: number; stores: readonly number[] | null; note: JobNote };

type UndoneRun = { feed: string; fileName: string; rows: number };
/** `trouble`: what a person can mend, in a sentence of each language. */
export type JobAnswer =
  | { report: Report }
  /** The run of a car's photos, null where the car is not there any more, and how many could not be read. */
  | { photos: { runId: number | null; unread: number } }
  /** null: its columns are of no feed. */
  | { recognised: FeedId | null }
  | { undone: UndoneRun }
  /** With `busy` nothing is wrong but the moment. */
  | { trouble: Words; busy?: true };

/** What such a process says where the database did not keep what it did; thrown on as what it is. */
export type NotDone = { notKept: Trouble };

export type RunJob = (job: ImportJob) => Promise<JobAnswer>;
