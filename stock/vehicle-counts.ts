import { type Columns, wordAt } from "./columns.ts";
import type { Stock } from "./stock.ts";
import { type RowList, type StoreMatches, searchVehicles, type VehicleQuery } from "./vehicles.ts";

export type VehicleCounts = {
  /** By colour as the yards keep it, without the query's own colours. */
  readonly colors: ReadonlyMap<string, number>;
  readonly bodies: ReadonlyMap<string, number>;
  /** Stores with a match, without the query's own stores. */
  readonly stores: readonly StoreMatches[];
};

/** How many cars each choice of a filter would show, the other filters left as they are. */
export function countChoices(stock: Stock, query: VehicleQuery, found: readonly StoreMatches[]): VehicleCounts {
  const without = (...names: (keyof VehicleQuery)[]) => {
    if (!names.some((name) => (query[name] as readonly unknown[] | undefined)?.length)) return found;
    const rest = { ...query };
    for (const name of names) delete rest[name];
    return searchVehicles(stock, rest);
  };
  return {
    colors: byText(stock, tally(without("colors"), colorWord)),
    bodies: bodyCounts(stock, without("bodies")),
    stores: without("storeIds"),
  };
}

const byText = (stock: Stock, counts: ReadonlyMap<number, number>): Map<string, number> =>
  new Map([...counts].map(([word, count]) => [stock.words.text(word), count]));

/** A car's own body, else its model's. */
function bodyCounts(stock: Stock, matches: readonly StoreMatches[]): Map<string, number> {
  const bodies = new Map<string, number>();
  for (const [key, count] of tally(matches, bodyKey)) {
    const body = stock.words.text(key % bodyRoom) || (stock.catalog.findModel(Math.floor(key / bodyRoom))?.body ?? "");
    bodies.set(body, (bodies.get(body) ?? 0) + count);
  }
  return bodies;
}

/** Model and word in one number; the table of words has less room than this. */
const bodyRoom = 2 ** 24;
const bodyKey: RowKey = (columns, row) => (columns.modelId[row] as number) * bodyRoom + wordAt(columns, row, "body");
const colorWord: RowKey = (columns, row) => wordAt(columns, row, "color");
const modelOf: RowKey = (columns, row) => columns.modelId[row] as number;
const yearOf: RowKey = (columns, row) => columns.year[row] as number;

/** Of each model among the matches. */
export const countModels = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> => tally(matches, modelOf);

export const countYears = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> => tally(matches, yearOf);

type RowKey = (columns: Columns, row: number) => number;
/** Counts of whole stores, which broad searches ask for again and again. */
const wholeStores = new WeakMap<Columns, Map<RowKey, ReadonlyMap<number, number>>>();

function tally(matches: readonly StoreMatches[], keyOf: RowKey): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { columns, rows } of matches) {
    const store = rows.length === columns.count ? wholeStore(columns, rows, keyOf) : countRows(columns, rows, keyOf);
    for (const [key, count] of store) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

function wholeStore(columns: Columns, rows: RowList, keyOf: RowKey): ReadonlyMap<number, number> {
  const known = wholeStores.get(columns) ?? new Map<RowKey, ReadonlyMap<number, number>>();
  const counts = known.get(keyOf) ?? countRows(columns, rows, keyOf);
  wholeStores.set(columns, known.set(keyOf, counts));
  return counts;
}

function countRows(columns: Columns, rows: RowList, keyOf: RowKey): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < rows.length; at++) {
    const key = keyOf(columns, rows[at] as number);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const spans = new WeakMap<Stock, readonly [number, number]>();

/** The oldest and the newest model year in the yards; this year when they are empty. */
export function yearsInStock(stock: Stock): readonly [oldest: number, newest: number] {
  const known = spans.get(stock);
  if (known) return known;
  let oldest = Number.POSITIVE_INFINITY;
  let newest = 0;
  for (const { present } of stock.yards.values()) {
    for (const year of present.year) {
      if (year < oldest) oldest = year;
      if (year > newest) newest = year;
    }
  }
  const span =
    newest === 0
      ? ([stock.loadedAt.getUTCFullYear(), stock.loadedAt.getUTCFullYear()] as const)
      : ([oldest, newest] as const);
  spans.set(stock, span);
  return span;
}
