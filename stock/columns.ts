import { isBody } from "#core/body.ts";
import { type CarFacts, noFacts, readFacts } from "#core/car-facts.ts";
import { once } from "#core/once.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Catalog } from "./catalog.ts";
import { emptyWord, type WordTable } from "./word-table.ts";

/** Texts that cars share, each a number of the word table; of what is known of them beyond their name all is one text. */
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
  "facts",
] as const;
export type TextColumn = (typeof textColumns)[number];
export const textAt = Object.fromEntries(textColumns.map((name, at) => [name, at])) as Record<TextColumn, number>;

export const vinWidth = 17;
export const noNumber = -1;

/** As narrow as the numbers allow. */
export type Numbers = Uint16Array | Uint32Array;
/** Days since 1970: narrow from then to 2149. */
export type Days = Uint16Array | Int32Array;

/**
 * The vehicles of one store as columns: some 60 bytes a car in one buffer, outside the collector's sight. Rows are
 * ordered by make, model, year and date descending, id; the directories say where a make or a model begins.
 */
export type YardColumns = {
  readonly storeId: number;
  readonly count: number;
  readonly id: Uint32Array;
  readonly year: Uint16Array;
  readonly modelId: Numbers;
  readonly dateSet: Days;
  /** May be longer than the yard: yards that no car has left share one. */
  readonly leftOn: Int32Array;
  readonly mileage: Int32Array;
  /** Which text columns have a word in any car, a bit each; the others are not in `texts`. */
  readonly filled: number;
  readonly texts: Numbers;
  readonly vins: Buffer;
  readonly stockNumbers: OwnTexts;
  /** A list as JSON; "" when it is empty. */
  readonly photos: OwnTexts;
  readonly notes: OwnTexts;
  /** An ISO time; "" of a car that nobody ever held. */
  readonly heldUntil: OwnTexts;
  readonly models: Directory;
  /** This and both orders are empty where all cars have left: those are found and counted, never listed. */
  readonly makes: Directory;
  /** Rows by date set, the newest first. */
  readonly newest: Numbers;
  /** Rows by year, then date set, both descending. */
  readonly byYear: Numbers;
};

/**
 * Texts that every car has of its own, one after the other as UTF-8; without ends when all are empty. Ends may be more
 * than the texts: where all are of one length, yards share them.
 */
export type OwnTexts = { readonly bytes: Buffer; readonly ends: Numbers };

/** By threes: an id, where its rows begin, where they end. The ids ascend. */
export type Directory = Numbers;

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

type TextLayout = { readonly width: number; readonly places: Int8Array };
const notKept = -1;
const layouts = new Array<TextLayout | undefined>(2 ** textColumns.length);

/** Where a car's words stand among its own, for every set of columns that are filled. */
export function textLayout(filled: number): TextLayout {
  const known = layouts[filled];
  if (known) return known;
  let width = 0;
  const places = Int8Array.from(textColumns, (_, at) => (filled & (1 << at) ? width++ : notKept));
  const layout = { width, places };
  layouts[filled] = layout;
  return layout;
}

/** `place` is one of `textAt`; a name here would be looked up a million times. */
export function wordAt({ filled, texts }: YardColumns, row: number, place: number): number {
  const { width, places } = textLayout(filled);
  const at = places[place] as number;
  return at === notKept ? emptyWord : (texts[row * width + at] as number);
}

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

const factsOf = once((_: WordTable): CarFacts[] => []);

/** What one text says, read once for all cars that share it. */
export function factsAt(words: WordTable, word: number): CarFacts {
  const known = factsOf(words);
  const facts = known[word] ?? readFacts(words.text(word));
  known[word] = facts;
  return facts;
}

/** One car as an object, made when it is asked for: a broad search makes thousands, so this is kept quick. */
export function vehicleAt(columns: YardColumns, row: number, catalog: Catalog, words: WordTable): Vehicle {
  const { texts } = columns;
  const { width, places } = textLayout(columns.filled);
  const from = row * width;
  const text = (place: number): string => {
    const at = places[place] as number;
    return at === notKept ? "" : (words.texts[texts[from + at] as number] as string);
  };
  const modelId = columns.modelId[row] as number;
  const model = catalog.model(modelId);
  const make = catalog.make(model.makeId);
  const body = text(textAt.body);
  const facts = places[textAt.facts] as number;
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
    trim: text(textAt.trim),
    body: isBody(body) ? body : model.body,
    color: text(textAt.color),
    engine: text(textAt.engine),
    transmission: text(textAt.transmission),
    drive: text(textAt.drive),
    fuel: text(textAt.fuel),
    facts: facts === notKept ? noFacts : factsAt(words, texts[from + facts] as number),
    mileage: mileage === noNumber ? null : mileage,
    section: text(textAt.section),
    row: text(textAt.row),
    space: text(textAt.space),
    dateSet: dayText(columns.dateSet[row] as number),
    photos: photos === "" ? noPhotos : (JSON.parse(photos) as string[]),
    notes: ownTextAt(columns.notes, row),
    leftOn: leftOn === noNumber ? null : dayText(leftOn),
    leftHow: (text(textAt.left_how) || null) as Vehicle["leftHow"],
    heldUntil: ownTextAt(columns.heldUntil, row) || null,
  };
}
