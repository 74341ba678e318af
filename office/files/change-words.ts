import type { RowChange } from "#feeds/engine/report.ts";

export type ShownChange = {
  /** "2009 Toyota Camry LE", or what the record is called. */
  name: string;
  /** Its stock number, where the name is another. */
  number: string;
  row: { before: string; after: string };
  others: { column: string; before: string; after: string }[];
};

type Cells = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));
const names = ["title_es", "name", "name_en", "site", "slug", "item_number", "part", "day", "stock_number", "vin"];
/** Numbers of ours, and moments that every run moves; when something begins and ends is neither. */
const quiet = /(^|_)id$|(?<!starts|ends)_at$/;

/** Photos are told by how many there are: what they are called says nothing. */
const shownValue = (column: string, value: unknown) =>
  column === "photos" ? String((JSON.parse(textOf(value) || "[]") as unknown[]).length) : textOf(value);

/** A record of a preview by the name that people know it by, with what changes from what to what. */
export function shownChange({ label, car, before, after }: RowChange): ShownChange {
  const row: Cells = after ?? before ?? {};
  const called = names.map((column) => textOf(row[column])).find(Boolean);
  const columns = before && after ? Object.keys(after).filter((column) => before[column] !== after[column]) : [];
  return {
    name: car || called || label,
    number: car ? textOf(row.stock_number) : "",
    row: { before: textOf(before?.row), after: textOf(after?.row) },
    others: columns
      .filter((column) => column !== "row" && !quiet.test(column))
      .map((column) => ({
        column: column === "photos" ? "photo_urls" : column,
        before: shownValue(column, before?.[column]),
        after: shownValue(column, after?.[column]),
      })),
  };
}
