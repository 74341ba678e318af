import type { VinColumn } from "#core/car-facts.ts";
import type { Words } from "#core/edition.ts";
import { isSureOfCar, speaksOf } from "#core/vin/agrees.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import type { StoreFacts } from "#data/queries/feeds-stores.ts";
import { vinOf } from "#feeds/engine/clean/mend-vin.ts";
import { change, draft } from "#feeds/engine/draft.ts";
import type { HeardVin, Held, Mapped, Remark, RunSettings } from "#feeds/engine/feed.ts";
import { carValues, readOdometer, readPhotos, readVinCell, readYear } from "#feeds/engine/lookup/car.ts";
import type { Catalog } from "#feeds/engine/lookup/catalog.ts";
import { filledYear, isOfOtherCar, nameByVin, yearByVin } from "#feeds/engine/lookup/name-by-vin.ts";
import { explainNobodys } from "#feeds/engine/lookup/other-store.ts";
import type { FoundModel, NameReader } from "#feeds/engine/lookup/read-names.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { valuesByVin } from "#feeds/engine/lookup/vin-values.ts";
import type { Ask } from "#feeds/engine/questions.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { factValues } from "./fact-columns.ts";
import { isOffLot, leftByStatus } from "./presence.ts";
import type { InventoryRow } from "./schema.ts";

export type InventoryContext = {
  stores: StoreLookup;
  readNames: NameReader;
  /** Undefined where there is no table of VINs, or no VIN. */
  readVin: (vin: string | undefined) => VinFacts | undefined;
  /** What may have been meant by a VIN with a wrong sign. */
  mend: (vin: string) => readonly VinFacts[];
  catalog: Catalog;
  settings: RunSettings;
};

export const stockOrVin: Words = {
  es: "está vacío, y vin también. Se necesita uno de los dos.",
  en: "is empty, and so is vin. One of them is needed.",
};

const noStore: Words = {
  es: "está vacío. Llénelo, o diga de qué patio es el archivo (--store).",
  en: "is empty. Fill it in, or name the store with --store.",
};

type Where = Partial<Pick<InventoryRow, "store" | "store_state">>;

/** The store that a line is about, or what is wrong with it. */
export function findStoreOfLine(row: Where, { stores, settings }: InventoryContext): StoreFacts | Remark {
  if (settings.storeId !== null) {
    const reason = explainNobodys(stores, settings, row.store, row.store_state);
    if (reason) return { column: "store", value: row.store ?? "", reason };
    return stores.byId(settings.storeId) as StoreFacts;
  }
  if (row.store === undefined) return { column: "store", value: "", reason: noStore };
  const found = stores.find(row.store, row.store_state);
  return isSaid(found) ? { column: "store", value: row.store, reason: found } : found;
}

type CarKey = { store_id: number; stock_number?: string; vin?: string };

/** The ways to find the car again: store and stock number, else store and VIN. */
export function keysOfCar(storeId: number, stock: string | undefined, vin: string | undefined): CarKey[] {
  return [...(stock ? [{ store_id: storeId, stock_number: stock }] : []), ...(vin ? [{ store_id: storeId, vin }] : [])];
}

export type RejectedLine = Where & Partial<Pick<InventoryRow, "stock_number" | "vin">>;

/** For a line that was rejected: the car it meant, at its store, or anywhere when the store is what is wrong. */
export function meantCar(row: RejectedLine, context: InventoryContext): Partial<CarKey>[] {
  const store = findStoreOfLine(row, context);
  const vin = row.vin === undefined ? undefined : vinOf(row.vin);
  if (!("reason" in store)) return keysOfCar(store.id, row.stock_number, vin);
  return [...(row.stock_number ? [{ stock_number: row.stock_number }] : []), ...(vin ? [{ vin }] : [])];
}

const inFuture: Words = {
  es: "es una fecha que todavía no llega. Se conservó.",
  en: "lies in the future. It was kept.",
};

type NamedLine = Readonly<
  Partial<Record<"make" | "model" | "stock_number" | "vin", string | undefined>> & { year?: number | undefined }
>;
type Car = {
  year: number;
  found: FoundModel;
  asks: readonly Ask[];
  warnings: Remark[];
  heard: HeardVin;
  /** What the VIN says of it; undefined where it says nothing. */
  told: VinFacts | undefined;
  /** Which of its values are the VIN's. */
  said: readonly VinColumn[];
  /** Which of them are for a car whose file never said them. */
  onlyNew: readonly ("year" | "model_id")[];
};

const noName: Words = {
  es: "está vacío, y el VIN no lo dice. Llénelo.",
  en: "is empty, and the VIN does not tell. Fill it in.",
};

/** Whether a year that is not the VIN's is asked about with those of the whole file. */
export function isYearAsked(vin: string | undefined, { readVin }: InventoryContext): boolean {
  const told = readVin(vinOf(vin ?? ""));
  return told !== undefined && isSureOfCar(told);
}

/** Year and model of a line and its VIN, as far as they are sure; else what becomes of it. */
export function readCar(line: NamedLine, context: InventoryContext): Car | { problems: Remark[] } | Held {
  const { readNames, readVin, settings } = context;
  const vin = readVin(vinOf(line.vin ?? ""));
  const said = settings.said.vin;
  const meant = yearByVin(line, vin, said);
  if (!("asks" in meant)) return meant;
  const dated = readYear({ year: meant.year, vin: line.vin }, settings.now);
  if ("problems" in dated) return dated;
  const { make, model } = line;
  const read = make && model ? readNames(make, model, dated.year) : undefined;
  const named = nameByVin(line, read, vin, { ...context, said });
  if (!named) return { problems: [{ column: make ? "model" : "make", value: "", reason: noName }] };
  if (!("found" in named)) return named;
  const reason = {
    es: `se agregó al catálogo como ${named.found.make} ${named.found.model}, como alguien dijo.`,
    en: `was added to the catalog as ${named.found.make} ${named.found.model}, as somebody said.`,
  };
  const added = named.isNew ? [{ column: "model", value: `${make} ${model}`, reason }] : [];
  const filled = meant.byVin && line.year === undefined ? [...named.filled, filledYear] : named.filled;
  // Whose VIN is another car's is asked that alone.
  const asks = [...named.asks, ...(named.asks.some(isOfOtherCar) ? [] : meant.asks)];
  const sum = asks.some(({ kind }) => kind === "vin")
    ? "asked"
    : vin && !vin.checkDigitRight
      ? "wrong"
      : meant.byVin || named.byVin || filled.length > 0
        ? "filled"
        : vin && speaksOf(vin, { year: dated.year, ...named.found })
          ? "same"
          : "silent";
  return {
    ...{ year: dated.year, found: named.found, heard: { sum, filled, confirms: named.confirms }, told: vin, asks },
    warnings: [...dated.warnings, ...added],
    said: [...(meant.byVin ? ["year" as const] : []), ...(named.byVin ? ["model_id" as const] : [])],
    // An absent column changes nothing: of a car whose file once said it, that stays.
    onlyNew: [
      ...(line.year === undefined ? ["year" as const] : []),
      ...(named.filled.length > 0 ? ["model_id" as const] : []),
    ],
  };
}

/** A car's name, what of it its file says, and what the VIN tells of the car. */
export function wordsOfVin({ year, found, told, said, onlyNew }: Car) {
  const name = { year, model_id: found.modelId };
  if (!told) return { name, named: name, byVin: undefined };
  const named = {
    year: onlyNew.includes("year") ? undefined : year,
    model_id: onlyNew.includes("model_id") ? undefined : found.modelId,
  };
  return { name, named, byVin: { tells: Object.assign(valuesByVin(told, { year, ...found }), name), said } };
}

/** A line of an inventory file as a car in the yard. */
export function mapInventory(row: InventoryRow, context: InventoryContext): Mapped | Held {
  const { settings } = context;
  const store = findStoreOfLine(row, context);
  if ("reason" in store) return { problems: [store] };
  const { vin, warnings } = readVinCell(row.vin, isYearAsked(row.vin, context) ? undefined : row.year, settings.now);
  if (row.stock_number === undefined && vin === undefined) {
    return {
      problems: [{ column: "stock_number", value: "", reason: stockOrVin }],
    };
  }
  const today = context.stores.today(store, settings.now);
  const keys = keysOfCar(store.id, row.stock_number, vin);
  const left = leftByStatus(row.status) ?? (isOffLot(row.row) ? "gone" : null);
  if (left) {
    const cells = { store_id: store.id, left_on: today, left_how: left };
    return { drafts: [change("vehicles", cells, { keys, leaves: true })] };
  }
  if (row.date_set !== undefined && row.date_set > today) {
    warnings.push({ column: "date_set", value: row.date_set, reason: inFuture });
  }
  const car = readCar(row, context);
  if (!("found" in car)) return car;
  const { name, named, byVin } = wordsOfVin(car);
  const { photos, warnings: photoWarnings } = readPhotos(row.photo_urls, settings.images);
  const cells = {
    ...carValues(row, { storeId: store.id, vin, ...car }),
    ...named,
    ...factValues(row),
    mileage: readOdometer(row.mileage),
    section: row.section,
    row: row.row,
    space: row.space,
    date_set: row.date_set,
    photos,
    notes: row.notes,
    left_on: null,
    left_how: null,
  };
  const drafts = [draft("vehicles", cells, { keys, defaults: { date_set: today, ...name }, ...(byVin && { byVin }) })];
  return { drafts, warnings: [...car.warnings, ...warnings, ...photoWarnings], asks: car.asks, vin: car.heard };
}
