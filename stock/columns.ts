import { type Body, isBody } from "#core/body.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Catalog } from "./catalog.ts";
import type { WordTable } from "./word-table.ts";

/** Text columns, each a number of the word table. */
export const textColumns = [
  "trim",
  "body",
  "color",
  "engine",
  "transmission",
  "drive",
  "fuel",
  "section",
  "row",
  "space",
  "photos",
  "notes",
  "left_how",
] as const;
export type TextColumn = (typeof textColumns)[number];
export const textWidth = textColumns.length;
export const textAt = Object.fromEntries(textColumns.map((name, at) => [name, at])) as Record<TextColumn, number>;

export const vinWidth = 17;
export const noNumber = -1;

/**
 * The vehicles of one store as columns: some 100 bytes a car, outside the collector's sight. Rows are ordered by make,
 * model, year and date descending, id; the directories say where a make or a model begins.
 */
export type Columns = {
  readonly storeId: number;
  readonly count: number;
  readonly id: Uint32Array;
  readonly year: Uint16Array;
  readonly modelId: Uint32Array;
  /** Days since 1970. */
  readonly dateSet: Int32Array;
  readonly leftOn: Int32Array;
  readonly mileage: Int32Array;
  readonly texts: Uint32Array;
  readonly vins: Buffer;
  readonly stockNumbers: Buffer;
  readonly stockNumberEnds: Uint32Array;
  readonly models: Directory;
  readonly makes: Directory;
  /** Rows by date set, the newest first. */
  readonly newest: Uint32Array;
  /** Rows by year, then date set, both descending. */
  readonly byYear: Uint32Array;
};

/** `ids` ascend; the rows of ids[n] are starts[n] up to ends[n]. */
export type Directory = { readonly ids: Uint32Array; readonly starts: Uint32Array; readonly ends: Uint32Array };

/** The rows of an id, as [from, to), or undefined. */
export function findRange({ ids, starts, ends }: Directory, id: number): [number, number] | undefined {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = ids[middle] as number;
    if (here === id) return [starts[middle] as number, ends[middle] as number];
    if (here < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

export function vinAt(columns: Columns, row: number): string {
  const from = row * vinWidth;
  let to = from + vinWidth;
  while (to > from && columns.vins[to - 1] === 0) to--;
  return columns.vins.toString("latin1", from, to);
}

export const stockNumberAt = (columns: Columns, row: number): string =>
  columns.stockNumbers.toString("utf8", row === 0 ? 0 : columns.stockNumberEnds[row - 1], columns.stockNumberEnds[row]);

export const wordAt = (columns: Columns, row: number, column: TextColumn): number =>
  columns.texts[row * textWidth + textAt[column]] as number;

/** The order of a store's list: year, then date set, both descending. */
export const compareRows = (
  { year, dateSet, id }: Pick<Columns, "year" | "dateSet" | "id">,
  a: number,
  b: number,
): number =>
  (year[b] as number) - (year[a] as number) ||
  (dateSet[b] as number) - (dateSet[a] as number) ||
  (id[a] as number) - (id[b] as number);

const dayMs = 86_400_000;
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayTexts = new Map<number, string>();
export function dayText(number: number): string {
  let text = dayTexts.get(number);
  if (text === undefined) {
    text = new Date(number * dayMs).toISOString().slice(0, 10);
    dayTexts.set(number, text);
  }
  return text;
}

const noPhotos: readonly string[] = [];

/** One car as an object, made when it is asked for. */
export function vehicleAt(columns: Columns, row: number, catalog: Catalog, words: WordTable): Vehicle {
  const text = (column: TextColumn) => words.text(wordAt(columns, row, column));
  const modelId = columns.modelId[row] as number;
  const model = catalog.model(modelId);
  const make = catalog.make(model.makeId);
  const body = text("body");
  const photos = text("photos");
  const leftOn = columns.leftOn[row] as number;
  const mileage = columns.mileage[row] as number;
  return {
    id: columns.id[row] as number,
    storeId: columns.storeId,
    stockNumber: stockNumberAt(columns, row),
    vin: vinAt(columns, row),
    year: columns.year[row] as number,
    makeId: make.id,
    make: make.name,
    modelId,
    model: model.name,
    trim: text("trim"),
    body: (isBody(body) ? body : model.body) as Body | "",
    color: text("color"),
    engine: text("engine"),
    transmission: text("transmission"),
    drive: text("drive"),
    fuel: text("fuel"),
    mileage: mileage === noNumber ? null : mileage,
    section: text("section"),
    row: text("row"),
    space: text("space"),
    dateSet: dayText(columns.dateSet[row] as number),
    photos: photos === "[]" ? noPhotos : (JSON.parse(photos) as string[]),
    notes: text("notes"),
    leftOn: leftOn === noNumber ? null : dayText(leftOn),
    leftHow: (text("left_how") || null) as Vehicle["leftHow"],
  };
}
