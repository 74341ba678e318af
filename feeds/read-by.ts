import * as v from "valibot";

export type Check<T> = v.GenericSchema<string, T>;
type Reader = { read: (text: string) => unknown; reason: string };

const readers = new WeakMap<object, Reader>();

/** A check from a reader: null means that it could not be read, and `reason` says what to do. */
export function readBy<T>(read: (text: string) => T | null, reason: string): Check<T> {
  const check = v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== null) return value;
      addIssue({ message: reason });
      return NEVER;
    }),
  );
  readers.set(check, { read, reason });
  return check;
}

/** The reader that a check was made from, for millions of cells: without the schema around it. */
export const readerOf = (check: Check<unknown>): Reader | undefined => readers.get(check);
