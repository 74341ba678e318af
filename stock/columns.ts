import { isBody } from "#core/body.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Catalog } from "./catalog.ts";
import type { WordTable } from "./word-table.ts";

/** Texts that cars share, each a number of the word table. */
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
  "left_how",
] as const;
export type TextColumn = (typeof textColumns)[number];
export const textWidth = textColumns.length;
export const textAt = Object.fromEntries(textColumns.map((name, at) => [name, at])) as Record<TextColumn, number>;

export const vinWidth = 17;
export const noNumber = -1;

/** As narrow as the numbers allow. */
export type Numbers = Uint16Array | Uint32Array;

/**
 * The vehicles of one store as columns: some 70 bytes a car in one buffer, outside the collector's sight. Rows are
 * ordered by make, model, year and date descending, id; the directories say where a make or a model begins.
 */
export type YardColumns = {
  readonly storeId: number;
  readonly count: number;
  readonly id: Uint32Array;
  readonly year: Uint16Array;
  readonly modelId: Uint32Array;
  /** Days since 1970. */
  readonly dateSet: Int32Array;
  /** May be longer than the yard: yards that no car has left share one. */
  readonly leftOn: Int32Array;
  readonly mileage: Int32Array;
  readonly texts: Numbers;
  readonly vins: Buffer;
  readonly stockNumbers: OwnTexts;
  /** A list as JSON; "" when it is empty. */
  readonly photos: OwnTexts;
  readonly notes: OwnTexts;
  readonly models: Directory;
  readonly makes: Directory;
  /** Rows by date set, the newest first. */
  readonly newest: Numbers;
  /** Rows by year, then date set, both descending. */
  readonly byYear: Numbers;
};

/** Texts that every car has of its own, one after the other as UTF-8; without ends when all are empty. */
export type OwnTexts = { readonly bytes: Buffer; readonly ends: Numbers };

/** By threes: an id, where its rows begin, where they end. The ids ascend. */
export type Directory = Uint32Array;

/** The rows of an id, as [from, to), or undefined. */
export function findRange(directory: Directory, id: number): [number, number] | undefined {
  let low = 0;
  let high = directory.length / 3 - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = directory[middle * 3] as number;
    if (here === id) return [directory[middle * 3 + 1] as number, directory[middle * 3 + 2] as number];
    if (here < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** How many rows each id has. */
export function forEachCount(directory: Directory, use: (id: number, count: number) => void): void {
  for (let at = 0; at < directory.length; at += 3)
    use(directory[at] as number, (directory[at + 2] as number) - (directory[at + 1] as number));
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

export function ownTextAt({ bytes, ends }: OwnTexts, row: number): string {
  if (ends.length === 0) return "";
  return (bytes as Sliceable).utf8Slice(row === 0 ? 0 : (ends[row - 1] as number), ends[row] as number);
}

export const stockNumberAt = ({ stockNumbers }: YardColumns, row: number): string => ownTextAt(stockNumbers, row);

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
  const photos = ownTextAt(columns.photos, row);
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
    photos: photos === "" ? noPhotos : (JSON.parse(photos) as string[]),
    notes: ownTextAt(columns.notes, row),
    leftOn: leftOn === noNumber ? null : dayText(leftOn),
    leftHow: (text[texts[at + textAt.left_how] as number] || null) as Vehicle["leftHow"],
  };
}
