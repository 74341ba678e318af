import type { Words } from "#core/edition.ts";

/** What a cell is read by beside its own text: how the whole file writes dates, and the day of the run. */
export type Reading = { dayFirst: boolean; now: Date };

/** Why a cell cannot be used. */
export class Unfit {
  readonly reason: Words;
  constructor(reason: Words) {
    this.reason = reason;
  }
}

/** What else the program asks about a column: which need no guard in exports, and which are looked at first. */
export type Kind = "number" | "date" | "time" | "picture";

/** What may stand in a column: turns a cell into its value, or says why it cannot. Called for millions of cells. */
export type Check<T> = { read(text: string, reading: Reading): T | Unfit; kind?: Kind | undefined };

/** A check from a reader that answers null for what it cannot read; `reason` then says what to do. */
export function readBy<T>(
  read: (text: string, reading: Reading) => T | Unfit | null,
  reason: Words,
  kind?: Kind,
): Check<T> {
  const unfit = new Unfit(reason);
  return { read: (text, reading) => read(text, reading) ?? unfit, kind };
}
