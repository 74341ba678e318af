import { type ChoiceCounts, ChoiceTally, count } from "./choice-counts.ts";
import type { Columns } from "./columns.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import { countMatches, type StoreMatches, searchVehicles, type VehicleQuery } from "./vehicles.ts";

/** Each without the query's own colours, bodies or stores. */
export type VehicleCounts = ChoiceCounts & { readonly stores: readonly StoreMatches[] };

/** How many cars each choice of a filter would show, the other filters left as they are. */
export function countChoices(
  stock: Stock,
  query: VehicleQuery,
  found: readonly StoreMatches[],
  budget = new ScanBudget(),
): VehicleCounts {
  const without = (name: "colors" | "bodies" | "storeIds") => {
    if (!query[name]?.length) return found;
    const rest = { ...query };
    delete rest[name];
    return searchVehicles(stock, rest, budget);
  };
  const [anyColor, anyBody] = [without("colors"), without("bodies")];
  const byColor = countsOf(stock, anyColor, budget);
  const byBody = anyBody === anyColor ? byColor : countsOf(stock, anyBody, budget);
  return { colors: byColor.colors, bodies: byBody.bodies, stores: without("storeIds") };
}

function countsOf(stock: Stock, matches: readonly StoreMatches[], budget: ScanBudget): ChoiceCounts {
  const total = countMatches(matches);
  if (total === stock.present.total) return stock.choices;
  budget.spend(total);
  const tally = new ChoiceTally(stock.words);
  for (const { columns, rows } of matches) tally.add(columns, rows);
  return tally.counts(stock.catalog);
}

/** Of each model among the matches. */
export const countModels = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, ({ modelId }) => modelId);

export const countYears = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, ({ year }) => year);

function tally(matches: readonly StoreMatches[], columnOf: (columns: Columns) => Uint16Array | Uint32Array) {
  const counts = new Map<number, number>();
  for (const { columns, rows } of matches) {
    const column = columnOf(columns);
    for (let at = 0; at < rows.length; at++) count(counts, column[rows[at] as number] as number, 1);
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
    if (present.count === 0) continue;
    const yearAt = (place: number) => present.year[present.byYear.at(place) as number] as number;
    newest = Math.max(newest, yearAt(0));
    oldest = Math.min(oldest, yearAt(-1));
  }
  const span =
    newest === 0
      ? ([stock.loadedAt.getUTCFullYear(), stock.loadedAt.getUTCFullYear()] as const)
      : ([oldest, newest] as const);
  spans.set(stock, span);
  return span;
}
