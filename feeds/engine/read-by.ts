import * as v from "valibot";

export type Check<T> = v.GenericSchema<string, T>;

/** What the whole file tells about its cells. */
export type FileHabits = { dayFirst: boolean };

/** Why a cell cannot be used, where the check's own sentence would not tell. */
export class Unfit {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** What else the program asks about a column: which need no guard in exports, and which are looked at first. */
export type Kind = "number" | "date" | "time" | "picture";

type Read<T> = (text: string, habits: FileHabits) => T | Unfit | null;
type Reader = { read: Read<unknown>; reason: string; kind: Kind | undefined };

const readers = new WeakMap<object, Reader>();
const usual: FileHabits = { dayFirst: false };

/** A check from a reader: null means that it could not be read, and `reason` says what to do. */
export function readBy<T>(read: Read<T>, reason: string, kind?: Kind): Check<T> {
  const check = v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value, usual);
      if (value !== null && !(value instanceof Unfit)) return value as T & {};
      addIssue({ message: value instanceof Unfit ? value.reason : reason });
      return NEVER;
    }),
  );
  readers.set(check, { read, reason, kind });
  return check as Check<T>;
}

/** The reader that a check was made from, for millions of cells: without the schema around it. */
export const readerOf = (check: Check<unknown>): Reader | undefined => readers.get(check);

export const kindOf = (check: Check<unknown>): Kind | undefined => readers.get(check)?.kind;
