import { isByVin, listFacts, type VinColumn } from "#core/car-facts.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import type { Values } from "#feeds/engine/feed.ts";
import type { Word } from "./hear.ts";

/** What of a price is said by itself; a note is said in both languages or in none. */
export const priceFields = {
  price: ["price_cents"],
  core: ["core_cents"],
  warranty: ["warranty_cents"],
  environmental: ["environmental_cents"],
  note: ["note_es", "note_en"],
} as const satisfies Record<string, readonly string[]>;
export const priceColumns: readonly string[] = Object.values(priceFields).flat();

/** A car is off the yard; the other word of it also says where it stands. */
export const gone: Word = { there: 0 };
/** A yard has no price of its own. */
export const noPrice: Word = { price_cents: null };

/** Where a line or a record has a car; what a line leaves out is as it was. */
export const placeOf = ({ row, space }: Values, last: PlainRow | Word): Word => ({
  row: row ?? last.row ?? "",
  space: space ?? last.space ?? "",
});

/** An engine's size is said at once, in one text or in numbers. */
export const sizeColumns: readonly string[] = ["engine", "litres", "cylinders", "engine_shape", "turbo"];
/** What is known of a car, and the columns of what is said by itself. */
export const factFields: Readonly<Record<string, readonly string[]>> = {
  engine: sizeColumns,
  ...Object.fromEntries(
    listFacts.flatMap(([, { column }]) => {
      if (sizeColumns.includes(column)) return [];
      return [[column === "hit_side" ? "hit" : column, [column]] as const];
    }),
  ),
};

/** What nobody says of a column. */
const blankOf = (value: PlainRow[string]) => (typeof value === "string" ? "" : null);

/** What a car's file says of these columns: what its VIN told is nobody's. */
export const factsOfFile = (row: PlainRow, columns: readonly string[]): Word =>
  Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      return [column, isByVin(Number(row.by_vin ?? 0), column as VinColumn) ? blankOf(value) : value];
    }),
  );

/** What is said of these columns, apart from those of which nothing is. */
export const wordOf = (values: Values, columns: readonly string[]): Word =>
  Object.fromEntries(
    columns.flatMap((column) => (values[column] === undefined ? [] : [[column, values[column] ?? null]])),
  );

export const listPhotos = (text: unknown): string[] => JSON.parse(String(text ?? "[]")) as string[];
