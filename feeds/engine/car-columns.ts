import { integer, text, yesNo } from "./checks.ts";
import type { Columns } from "./columns.ts";
import type { Remark } from "./feed.ts";

const year = integer(1900, 2100);

/** The columns that say of which years of which model a line speaks. */
export const carColumns = {
  make: { required: true, doc: "The make.", example: "Honda", check: text(60) },
  model: { required: true, doc: "The model.", example: "Civic", check: text(80) },
  from: {
    required: true,
    aliases: ["from_year", "year_from"],
    doc: "The first model year.",
    example: "2001",
    check: year,
  },
  to: { aliases: ["to_year", "year_to"], doc: "The last model year.", example: "2005", check: year },
} as const satisfies Columns;

export const carYear = year;

export const removeColumn = { doc: "yes takes the line off.", example: "", check: yesNo } as const;

/** The last year must not be before the first. */
export function wrongYears(from: number, to: number | undefined, column = "to"): Remark[] {
  if (to === undefined || to >= from) return [];
  return [
    {
      column,
      value: String(to),
      reason: {
        es: `es antes del primer año (${from}). Escriba primero el año más antiguo.`,
        en: `is before the first year (${from}). Write the earlier year first.`,
      },
    },
  ];
}
