import { isUnlimited } from "#core/distance.ts";
import type { YearSpan } from "#core/generation.ts";
import type { Store } from "#core/store.ts";
import type { Make, Model, Vehicle } from "#core/vehicle.ts";
import { cleanVin } from "#core/vin/signs.ts";
import { compareRows, findRange, forEachCount, type Numbers, vehicleAt, type YardColumns } from "./columns.ts";
import type { Place } from "./index-part.ts";
import { Newest } from "./newest.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import { byName, milesTo } from "./store-grid.ts";
import { hasStore, type StoreIds } from "./store-lists.ts";
import type { VehicleFinder } from "./vehicle-index.ts";
import { type RowTest, rowTest, type VehicleQuery } from "./vehicle-query.ts";

/** A store's matches; the cars themselves are made when asked for, since there may be thousands. */
export type StoreMatches = {
  readonly store: Store;
  /** Null without an origin. */
  readonly miles: number | null;
  readonly count: number;
  readonly columns: YardColumns;
  /** Where the cars are. */
  readonly rows: RowList;
  /** The same by year, then date set, both descending: many a search never asks for that order. */
  inOrder(): RowList;
  /** In that order; `from` and `to` as in slice. */
  vehicles(from?: number, to?: number): Vehicle[];
};

/**
 * Stores with a match: nearest first with an origin, by name without one. A request that searches several times gives
 * all of them one budget.
 */
export function searchVehicles(stock: Stock, query: VehicleQuery, budget = new ScanBudget()): StoreMatches[] {
  const found: StoreMatches[] = [];
  const test = rowTest(stock, query);
  const { origin, miles = 0 } = query;
  const unlimited = !origin || isUnlimited(miles);
  for (const store of candidates(stock, query)) {
    const columns = stock.yards.get(store.id)?.present;
    if (!columns) continue;
    const distance = origin ? milesTo(origin, store) : null;
    if (!unlimited && (distance as number) > miles) continue;
    const { rows, sorted } = matchingRows(stock, columns, query, test, budget);
    if (rows.length === 0) continue;
    found.push(matchesOf(stock, { store, miles: distance, columns }, rows, sorted));
  }
  if (origin) return found.sort((a, b) => (a.miles as number) - (b.miles as number) || a.store.id - b.store.id);
  return found;
}

/** A store's matches; `sorted`: by year, then date set, both descending. */
export function matchesOf(
  stock: Stock,
  { store, miles, columns }: Pick<StoreMatches, "store" | "miles" | "columns">,
  rows: RowList,
  sorted = false,
): StoreMatches {
  let ordered = sorted ? rows : undefined;
  const inOrder = () => {
    ordered ??= rows.toSorted((a, b) => compareRows(columns, a, b));
    return ordered;
  };
  return {
    store,
    miles,
    count: rows.length,
    columns,
    rows,
    inOrder,
    vehicles: (from = 0, to = rows.length) =>
      Array.from(inOrder().slice(from, to), (row) => vehicleAt(columns, row, stock.catalog, stock.words)),
  };
}

/** As few stores as the query allows: those named, those near, and of them only those that have the model. By name without an origin. */
function candidates(stock: Stock, query: VehicleQuery): readonly Store[] {
  const { origin, miles = 0, storeIds } = query;
  const { grid, storeById } = stock.chain;
  const active = (ids: Iterable<number>) =>
    Array.from(ids, (id) => storeById.get(id)).filter((store) => store?.active) as Store[];
  if (storeIds?.length) return active(new Set(storeIds)).sort(byName);
  const having = storesHaving(stock, query);
  if (!origin) return having ? grid.stores.filter((store) => hasStore(having, store.id)) : grid.stores;
  const near = isUnlimited(miles) ? grid.stores : grid.candidates(origin, miles);
  if (!having) return near;
  return having.length < near.length ? active(having) : near.filter((store) => hasStore(having, store.id));
}

function storesHaving(stock: Stock, query: VehicleQuery): StoreIds | undefined {
  const { makeId, modelId, spans } = query;
  const modelIds = spans?.map((span) => span.modelId) ?? query.modelIds;
  if (modelIds?.length) {
    const all = new Set(modelIds.flatMap((id) => Array.from(stock.present.storesWithModel(id))));
    return Uint32Array.from(all).sort();
  }
  if (modelId) return stock.present.storesWithModel(modelId);
  return makeId ? stock.present.storesWithMake(makeId) : undefined;
}

type Matching = { rows: RowList; sorted: boolean };

function matchingRows(
  stock: Stock,
  columns: YardColumns,
  query: VehicleQuery,
  test: RowTest | undefined,
  budget: ScanBudget,
): Matching {
  const { makeId, modelId, modelIds, spans } = query;
  const { passes, steps = 1 } = test ?? {};
  if (spans) return spanRows(columns, spans, test, budget);
  if (!makeId && !modelId && !modelIds?.length) {
    if (!passes) return { rows: columns.byYear, sorted: true };
    budget.spend(columns.count * steps);
    return { rows: filterAll(columns, passes), sorted: true };
  }
  const ranges = rangesOf(stock, columns, query);
  const rows: number[] = [];
  for (const [from, to] of ranges) {
    budget.spend((to - from) * steps);
    for (let row = from; row < to; row++) if (!passes || passes(columns, row)) rows.push(row);
  }
  // One model's rows are in order already; over several models they are not.
  const oneModel = ranges.length === 1 && (modelIds?.length === 1 || Boolean(modelId));
  return { rows, sorted: oneModel };
}

function spanRows(
  columns: YardColumns,
  spans: readonly YearSpan[],
  test: RowTest | undefined,
  budget: ScanBudget,
): Matching {
  const rows: number[] = [];
  for (const span of spans) {
    const [from, to] = findRange(columns.models, span.modelId) ?? [0, 0];
    budget.spend((to - from) * (1 + (test?.steps ?? 0)));
    for (let row = from; row < to; row++) {
      const year = columns.year[row] as number;
      if (year >= span.from && year <= span.to && (test?.passes(columns, row) ?? true)) rows.push(row);
    }
  }
  return { rows, sorted: spans.length === 1 };
}

/** Tested in the order in which they lie in memory, several times as quick as in the order of the list. */
function filterAll(columns: YardColumns, passes: RowTest["passes"]): Uint32Array {
  const passed = new Uint8Array(columns.count);
  let count = 0;
  for (let row = 0; row < columns.count; row++) {
    if (!passes(columns, row)) continue;
    passed[row] = 1;
    count++;
  }
  const rows = new Uint32Array(count);
  let at = 0;
  for (let place = 0; at < count; place++) {
    const row = columns.byYear[place] as number;
    if (passed[row] === 1) rows[at++] = row;
  }
  return rows;
}

export type RowList = Numbers | number[];

function rangesOf(stock: Stock, columns: YardColumns, { makeId, modelId, modelIds }: VehicleQuery): [number, number][] {
  if (modelIds?.length) return [...new Set(modelIds)].flatMap((id) => wrap(findRange(columns.models, id)));
  if (modelId) {
    // A model of another make matches nothing.
    if (makeId && stock.catalog.findModel(modelId)?.makeId !== makeId) return [];
    return wrap(findRange(columns.models, modelId));
  }
  return makeId ? wrap(findRange(columns.makes, makeId)) : [];
}

const wrap = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

export const countMatches = (matches: readonly StoreMatches[]): number =>
  matches.reduce((sum, { count }) => sum + count, 0);

/** In a yard now, or one that left (`leftOn` says when); by VIN or id, as an address names it. */
export function findVehicle(stock: Stock, key: string): Vehicle | undefined {
  const vin = cleanVin(key);
  const id = /^\d{1,9}$/.test(key.trim()) ? Number(key) : undefined;
  const find = (finder: VehicleFinder) => finder.findByVin(vin) ?? (id === undefined ? undefined : finder.findById(id));
  return toVehicle(stock, find(stock.present) ?? find(stock.departed));
}

export const findVehicleById = (stock: Stock, id: number): Vehicle | undefined =>
  toVehicle(stock, stock.present.findById(id) ?? stock.departed.findById(id));

/** Of the cars in the yards only. */
export const findVehicleByStockNumber = (stock: Stock, stockNumber: string): Vehicle | undefined =>
  toVehicle(stock, stock.present.findByStockNumber(stockNumber.trim()));

/** Of the cars in the yards those whose VIN ends in these six signs or more. */
export const listVehiclesByVinEnd = (stock: Stock, end: string, most: number): Vehicle[] =>
  stock.present.listByVinEnd(cleanVin(end), most).flatMap((place) => toVehicle(stock, place) ?? []);

const toVehicle = (stock: Stock, place: Place | undefined): Vehicle | undefined =>
  place && vehicleAt(place.columns, place.row, stock.catalog, stock.words);

/** The newest arrivals of a store, or of the chain. */
export function listNewestArrivals(stock: Stock, count: number, storeId?: number): Vehicle[] {
  const newest = new Newest(count);
  for (const id of storeId === undefined ? stock.chain.grid.stores.map((store) => store.id) : [storeId]) {
    const columns = stock.yards.get(id)?.present;
    if (columns) newest.offerStore(columns);
  }
  return newest.places.flatMap((place) => toVehicle(stock, place) ?? []);
}

export const countVehicles = (stock: Stock, storeId?: number): number =>
  storeId === undefined ? stock.present.total : (stock.yards.get(storeId)?.present.count ?? 0);

export type InStock<T> = T & { readonly count: number };

/** Makes with at least one car in the yards, by name. */
export const listMakesInStock = (stock: Stock): InStock<Make>[] =>
  inStock(stock.catalog.makes, stock.present.makeCounts);
/** Models of a make with at least one car in the yards, by name, digits first. */
export const listModelsInStock = (stock: Stock, makeId: number): InStock<Model>[] =>
  inStock(stock.catalog.modelsOf(makeId), stock.present.modelCounts);

const inStock = <T extends { id: number }>(all: readonly T[], counts: ReadonlyMap<number, number>): InStock<T>[] =>
  all.flatMap((item) => {
    const count = counts.get(item.id);
    return count ? { ...item, count } : [];
  });

/** Makes that have a model at all, in stock or not, by name. */
export const listMakes = (stock: Stock): Make[] =>
  stock.catalog.makes.filter((make) => stock.catalog.modelsOf(make.id).length > 0);

export type MakeCount = InStock<Make> & { readonly models: InStock<Model>[] };

/** A store's stock by make and model, with counts. */
export function countStoreStock(stock: Stock, storeId: number): MakeCount[] {
  const columns = stock.yards.get(storeId)?.present;
  if (!columns) return [];
  const counts = (directory: YardColumns["models"]) => {
    const found = new Map<number, number>();
    forEachCount(directory, (id, count) => found.set(id, count));
    return found;
  };
  const models = counts(columns.models);
  return inStock(stock.catalog.makes, counts(columns.makes)).map((make) => ({
    ...make,
    models: inStock(stock.catalog.modelsOf(make.id), models),
  }));
}
