import { formatMoney } from "#core/money.ts";
import { formatClock } from "#core/time-words.ts";
import type { RowChange } from "#feeds/engine/report.ts";
import type { Edition } from "#site/editions.ts";

export type ShownChange = {
  /** "2009 Toyota Camry LE", "Alternador", or what the record is called. */
  name: string;
  /** Its stock or item number, where the name is another. */
  number: string;
  row: { before: string; after: string };
  others: { column: string; before: string; after: string }[];
};

type Cells = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));
const names = ["title_es", "name", "name_en", "site", "slug", "item_number", "part", "day", "stock_number", "vin"];
/** Numbers of ours, and moments that every run moves; when something begins and ends is neither. */
const quiet = /(^|_)id$|(?<!starts|ends)_at$/;
/** What files call a column that is kept under another name. */
const inFiles: Readonly<Record<string, string>> = {
  photos: "photo_urls",
  price_cents: "price",
  core_cents: "core",
  warranty_cents: "warranty_price",
  environmental_cents: "environmental_fee",
  opens_minute: "opens",
  closes_minute: "closes",
};

/** Money and hours as people write them. Photos are told by how many there are: what they are called says nothing. */
function shownValue(column: string, value: unknown, edition: Edition): string {
  if (column === "photos") return String((JSON.parse(textOf(value) || "[]") as unknown[]).length);
  if (typeof value === "number" && column.endsWith("_cents")) return formatMoney(value, edition);
  if (typeof value === "number" && /^(opens|closes)_minute$/.test(column)) return formatClock(value, edition);
  return textOf(value);
}

/** A record of a preview by the name that people know it by, with what changes from what to what; of a new price, how much. */
export function shownChange({ label, car, part, before, after }: RowChange, edition: Edition): ShownChange {
  const row: Cells = after ?? before ?? {};
  const called = names.map((column) => textOf(row[column])).find(Boolean);
  const changed = before && after ? Object.keys(after).filter((column) => before[column] !== after[column]) : [];
  const columns = part && !(before && after) ? ["price_cents"] : changed;
  return {
    name: car || part?.[edition] || called || label,
    number: car ? textOf(row.stock_number) : (part?.number ?? ""),
    row: { before: textOf(before?.row), after: textOf(after?.row) },
    others: columns
      .filter((column) => column !== "row" && !quiet.test(column))
      .map((column) => ({
        column: inFiles[column] ?? column,
        before: shownValue(column, before?.[column], edition),
        after: shownValue(column, after?.[column], edition),
      })),
  };
}
