import type { StoreRates } from "./bill.ts";
import type { Words } from "./edition.ts";
import type { Schedule } from "./hours.ts";
import { discounted } from "./money.ts";
import type { PartType } from "./part.ts";
import type { PartDanger } from "./part-dangers.ts";
import type { Puller } from "./part-facts.ts";
import type { Store } from "./store.ts";
import type { StoreMap } from "./store-map.ts";
import type { Vehicle } from "./vehicle.ts";

/** Goes up when an older reader could not read the file. */
export const yardFileVersion = 2;
/** Files of the first release lie on devices still: in them everything was said. */
const readable: readonly unknown[] = [1, yardFileVersion];

/** A column of texts that come again and again: each once, and of every line its place among them. */
type TextColumn = readonly [texts: readonly string[], at: readonly number[]];

const carTexts = ["make", "model", "trim", "body", "color", "section", "row", "space", "dateSet"] as const;
export type YardCar = Pick<Vehicle, "id" | "vin" | "year" | (typeof carTexts)[number]> & {
  /** It is known to run on high voltage; where nobody knows it, nothing is said. */
  readonly highVoltage?: boolean;
};

export type YardPart = {
  readonly id: number;
  readonly name: Words;
  readonly type: PartType;
  readonly category: string;
  /** Other words for it, in both languages. */
  readonly words: string;
  readonly priceCents: number;
  readonly coreCents: number;
  readonly warrantyCents: number | null;
  readonly environmentalCents: number | null;
  /** What takes it off, by its place in the file's `tools`; -1 where nobody has said. */
  readonly tools: number;
  /** What to beware of, by its place in the file's `dangers`, and who takes it out; files of before had neither. */
  readonly dangers?: readonly number[];
  readonly who?: Puller;
  /** How it comes off, by its place in the file's `hows`; absent where nobody wrote it down, and in files of before. */
  readonly how?: number;
  /** Where it waits instead of in the row. */
  readonly instead?: Words;
};

/** What to beware of, in a few words and in full; and whether a mistake with it kills. */
export type YardDanger = {
  readonly id: PartDanger;
  readonly short: Words;
  readonly text: Words;
  readonly grave: boolean;
};

/** How a part comes off, and in about how many minutes. */
export type YardHow = { readonly text: Words; readonly minutes?: readonly [from: number, to: number] };

/** Percent off a category ("*" = all) between two instants. */
export type YardSale = {
  readonly from: string;
  readonly to: string;
  readonly category: string;
  readonly percent: number;
};

/** A yard's own facts, also in a file of their own for whoever comes back. */
export type YardStore = StoreRates &
  Pick<Store, "id" | "name" | "listText" | "slug" | "country" | "coreDays" | "yardClosesBeforeMinutes"> & {
    readonly hours: Schedule;
    /** Null = nobody has said how long before the store it closes. */
    readonly yardHours: Schedule | null;
  };

/** What people call a make or a model of the yard, in letters and digits alone; of which years, where it is not of all. */
export type YardName = readonly [key: string, make: string, model: string, years?: readonly [from: number, to: number]];

/** All that a visit needs of one yard, for a device without signal; both editions read the same file. */
export type YardFile = {
  readonly version: typeof yardFileVersion;
  readonly store: YardStore;
  readonly map: StoreMap | null;
  readonly cars: {
    readonly ids: readonly number[];
    readonly years: readonly number[];
    /** One after another, with a blank between them. */
    readonly vins: string;
    readonly texts: Readonly<Record<(typeof carTexts)[number], TextColumn>>;
    /** The lines of those that are known to run on high voltage; files of before did not say. */
    readonly highVoltage?: readonly number[];
  };
  /** In the Spanish order; empty where the yard has no price list. */
  readonly parts: readonly YardPart[];
  readonly sales: readonly YardSale[];
  /** Every set of tools once. */
  readonly tools: readonly Readonly<Record<keyof Words, readonly string[]>>[];
  /** Every danger once. */
  readonly dangers?: readonly YardDanger[];
  /** Every way of pulling a part once. */
  readonly hows?: readonly YardHow[];
  /** Other names of its cars; files of before had none. */
  readonly names?: readonly YardName[];
};

function packTexts(texts: readonly string[]): TextColumn {
  const places = new Map<string, number>();
  const at = texts.map((text) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  });
  return [[...places.keys()], at];
}

const linesOfHighVoltage = (cars: readonly YardCar[]) => cars.flatMap((car, line) => (car.highVoltage ? line : []));

/** Cars as columns: a third of the size of a list of them, packed or not. */
export const packCars = (cars: readonly YardCar[]): YardFile["cars"] => ({
  highVoltage: linesOfHighVoltage(cars),
  ids: cars.map(({ id }) => id),
  years: cars.map(({ year }) => year),
  vins: cars.map(({ vin }) => vin).join(" "),
  texts: Object.fromEntries(carTexts.map((name) => [name, packTexts(cars.map((car) => car[name]))])) as Record<
    (typeof carTexts)[number],
    TextColumn
  >,
});

/** Makes a car of its line. */
export function carReader({ cars }: Pick<YardFile, "cars">): (line: number) => YardCar {
  const { ids, years, vins, texts } = cars;
  const all = vins.split(" ");
  const highVoltage = new Set(cars.highVoltage);
  const text = <Name extends (typeof carTexts)[number]>(name: Name, line: number) =>
    (texts[name][0][texts[name][1][line] ?? 0] ?? "") as YardCar[Name];
  return (line) => ({
    id: ids[line] ?? 0,
    vin: all[line] ?? "",
    year: years[line] ?? 0,
    make: text("make", line),
    model: text("model", line),
    trim: text("trim", line),
    body: text("body", line),
    color: text("color", line),
    section: text("section", line),
    row: text("row", line),
    space: text("space", line),
    dateSet: text("dateSet", line),
    ...(highVoltage.has(line) && { highVoltage: true }),
  });
}

export function carsOf(file: Pick<YardFile, "cars">): YardCar[] {
  const read = carReader(file);
  return file.cars.ids.map((_, line) => read(line));
}

/** What a device kept, or a server sent: undefined for what another release wrote. */
export function readYardFile(kept: unknown): YardFile | undefined {
  const file = kept as Partial<YardFile> | null | undefined;
  return readable.includes(file?.version) && file?.store && file.cars && file.parts ? (file as YardFile) : undefined;
}

/** Percent off by category at this moment. */
export function salesNow({ sales }: Pick<YardFile, "sales">, now: Date): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { from, to, category, percent } of sales)
    if (Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to))
      best.set(category, Math.max(percent, best.get(category) ?? 0));
  return best;
}

/** What is paid for a part at this moment: the best of what is off its category and off all. */
export function priceNow(
  { category, priceCents }: Pick<YardPart, "category" | "priceCents">,
  sales: ReadonlyMap<string, number>,
): number {
  const percent = Math.max(sales.get(category) ?? 0, sales.get("*") ?? 0);
  return percent > 0 ? discounted(priceCents, percent) : priceCents;
}
