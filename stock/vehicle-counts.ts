import { type Columns, wordAt } from "./columns.ts";
import type { Stock } from "./stock.ts";
import { type StoreMatches, searchVehicles, type VehicleQuery } from "./vehicles.ts";

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
    colors: tally(without("colors"), (columns, row) => stock.words.text(wordAt(columns, row, "color"))),
    bodies: tally(
      without("bodies"),
      (columns, row) =>
        stock.words.text(wordAt(columns, row, "body")) ||
        (stock.catalog.findModel(columns.modelId[row] as number)?.body ?? ""),
    ),
    stores: without("storeIds"),
  };
}

/** Of each model among the matches. */
export const countModels = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, (columns, row) => columns.modelId[row] as number);

export const countYears = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, (columns, row) => columns.year[row] as number);

function tally<K>(matches: readonly StoreMatches[], keyOf: (columns: Columns, row: number) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { columns, rows } of matches) {
    for (let at = 0; at < rows.length; at++) {
      const key = keyOf(columns, rows[at] as number);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
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
