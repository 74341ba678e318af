import type { Words } from "#core/edition.ts";
import type { Check } from "./read-by.ts";
import { spanishNames } from "./spanish-names.ts";

/** One column of a feed: what a file may call it, what it means, and what may stand in it. */
export type Column<T = unknown> = {
  aliases?: readonly string[];
  required?: true;
  /** One sentence for the person who makes the file. */
  doc: string;
  example: string;
  check: Check<T>;
  /** What becomes of a cell that cannot be read where the line stands without it: told as a warning. */
  passable?: Words;
};

export type Columns = Record<string, Column>;

type ValueOf<C> = C extends { check: Check<infer T> } ? T : never;

/** A valid row: what is required is there, everything else may be absent (and then changes nothing). */
export type RowOf<C> = {
  [K in keyof C]: C[K] extends { required: true } ? ValueOf<C[K]> : ValueOf<C[K]> | undefined;
};

/** `Stock#`, `STOCK_NUMBER`, ` Stock Number ` are one name. */
export function normaliseName(name: string): string {
  const small = name.toLowerCase();
  // Most are plain, and each line asks for some.
  if (/^[a-z0-9]*$/.test(small)) return small;
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/#/g, "number")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** What else a file may call a column, in English and in Spanish. */
export const otherNames = (id: string, column: Column): string[] => [
  ...(column.aliases ?? []),
  ...(spanishNames[id] ?? []),
];

/** Every name that leads to a column, best first. */
export function namesOf(id: string, column: Column): string[] {
  return [id, ...otherNames(id, column)].map(normaliseName);
}
