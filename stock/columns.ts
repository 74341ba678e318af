import { isBody } from "#core/body.ts";
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
export type YardColumns = {
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

/** Node's own slices, twice as fast as toString and missing from its types. */
type Sliceable = Buffer & {
  latin1Slice(from: number, to: number): string;
  utf8Slice(from: number, to: number): string;
};

export function vinAt(columns: YardColumns, row: number): string {
  const from = row * vinWidth;
  let to = from + vinWidth;
  while (to > from && columns.vins[to - 1] === 0) to--;
  return (columns.vins as Sliceable).latin1Slice(from, to);
}

export function stockNumberAt({ stockNumbers, stockNumberEnds }: YardColumns, row: number): string {
  const from = row === 0 ? 0 : (stockNumberEnds[row - 1] as number);
  return (stockNumbers as Sliceable).utf8Slice(from, stockNumberEnds[row] as number);
}

/** `place` is one of `textAt`; a name here would be looked up a million times. */
export const wordAt = (columns: YardColumns, row: number, place: number): number =>
  columns.texts[row * textWidth + place] as number;

/** The order of a store's list: year, then date set, both descending. */
export const compareRows = (
  { year, dateSet, id }: Pick<YardColumns, "year" | "dateSet" | "id">,
  a: number,
  b: number,
): number =>
  (year[b] as number) - (year[a] as number) ||
  (dateSet[b] as number) - (dateSet[a] as number) ||
  (id[a] as number) - (id[b] as number);

const dayMs = 86_400_000;
const dayNumbers = new Map<string, number>();
export function dayNumber(day: string): number {
  let number = dayNumbers.get(day);
  if (number === undefined) {
    number = Date.parse(`${day}T00:00:00Z`) / dayMs;
    dayNumbers.set(day, number);
  }
  return number;
}
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

/** One car as an object, made when it is asked for: a broad search makes thousands, so this is kept quick. */
export function vehicleAt(columns: YardColumns, row: number, catalog: Catalog, words: WordTable): Vehicle {
  const { texts } = columns;
  const at = row * textWidth;
  const text = words.texts;
  const modelId = columns.modelId[row] as number;
  const model = catalog.model(modelId);
  const make = catalog.make(model.makeId);
  const body = text[texts[at + textAt.body] as number] as string;
  const photos = text[texts[at + textAt.photos] as number] as string;
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
    trim: text[texts[at + textAt.trim] as number] as string,
    body: isBody(body) ? body : model.body,
    color: text[texts[at + textAt.color] as number] as string,
    engine: text[texts[at + textAt.engine] as number] as string,
    transmission: text[texts[at + textAt.transmission] as number] as string,
    drive: text[texts[at + textAt.drive] as number] as string,
    fuel: text[texts[at + textAt.fuel] as number] as string,
    mileage: mileage === noNumber ? null : mileage,
    section: text[texts[at + textAt.section] as number] as string,
    row: text[texts[at + textAt.row] as number] as string,
    space: text[texts[at + textAt.space] as number] as string,
    dateSet: dayText(columns.dateSet[row] as number),
    photos: photos === "[]" ? noPhotos : (JSON.parse(photos) as string[]),
    notes: text[texts[at + textAt.notes] as number] as string,
    leftOn: leftOn === noNumber ? null : dayText(leftOn),
    leftHow: (text[texts[at + textAt.left_how] as number] || null) as Vehicle["leftHow"],
  };
}
