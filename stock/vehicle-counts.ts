import type { Day } from "#core/local-time.ts";
import { firstAt } from "./by-halves.ts";
import { type ChoiceCounts, ChoiceTally, count } from "./choice-counts.ts";
import { type Days, dayNumber, type Numbers, type YardColumns } from "./columns.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import type { VehicleIndex } from "./vehicle-index.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { countMatches, type StoreMatches, searchVehicles } from "./vehicles.ts";

/** Each without the query's own colours, bodies, hits, stores or day. */
type VehicleCounts = ChoiceCounts & {
  readonly stores: readonly StoreMatches[];
  readonly anyTime: readonly StoreMatches[];
};

/** How many cars each choice of a filter would show, the other filters left as they are. */
export function countChoices(
  stock: Stock,
  query: VehicleQuery,
  found: readonly StoreMatches[],
  budget = new ScanBudget(),
): VehicleCounts {
  const without = (name: "colors" | "bodies" | "hits" | "storeIds" | "since") => {
    if (!query[name]?.length) return found;
    const rest = { ...query };
    delete rest[name];
    return searchVehicles(stock, rest, budget);
  };
  // Most searches have none of these filters: what they are counted of is the same then, and counted once.
  const counted = new Map<readonly StoreMatches[], ChoiceCounts>();
  const counts = (matches: readonly StoreMatches[]) => {
    const known = counted.get(matches) ?? countsOf(stock, matches, budget);
    counted.set(matches, known);
    return known;
  };
  return {
    colors: counts(without("colors")).colors,
    bodies: counts(without("bodies")).bodies,
    hits: counts(without("hits")).hits,
    stores: without("storeIds"),
    anyTime: without("since"),
  };
}

function countsOf(stock: Stock, matches: readonly StoreMatches[], budget: ScanBudget): ChoiceCounts {
  const total = countMatches(matches);
  if (total === stock.present.total) return stock.choices;
  budget.spend(total);
  const tally = new ChoiceTally(stock.words);
  for (const { columns, rows } of matches) tally.add(columns, rows);
  return tally.counts(stock.catalog);
}

/** How many of the matches were set in the yard on a day or later; of several days, in one look at thousands of yards. */
export function countSince(matches: readonly StoreMatches[], ...days: readonly Day[]): number[] {
  const firsts = days.map(dayNumber);
  const sums = firsts.map(() => 0);
  for (const { columns, rows } of matches) {
    const { dateSet, newest, count: all } = columns;
    for (let at = 0; at < firsts.length; at++) {
      const first = firsts[at] as number;
      let found = 0;
      // A whole yard has its cars by date: those before the first that is too old.
      if (rows.length === all) found = countNewer(newest, dateSet, first);
      else for (let row = 0; row < rows.length; row++) if ((dateSet[rows[row] as number] as number) >= first) found++;
      sums[at] = (sums[at] as number) + found;
    }
  }
  return sums;
}

const countNewer = (newest: Numbers, dateSet: Days, first: number): number =>
  firstAt(newest.length, (at) => (dateSet[newest[at] as number] as number) >= first);

/** Of each model among the matches. */
export const countModels = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, ({ modelId }) => modelId);

export const countYears = (matches: readonly StoreMatches[]): ReadonlyMap<number, number> =>
  tally(matches, ({ year }) => year);

function tally(matches: readonly StoreMatches[], columnOf: (columns: YardColumns) => Numbers) {
  const counts = new Map<number, number>();
  for (const { columns, rows } of matches) {
    const column = columnOf(columns);
    for (let at = 0; at < rows.length; at++) count(counts, column[rows[at] as number] as number, 1);
  }
  return counts;
}

const spans = new WeakMap<VehicleIndex, readonly [number, number]>();

/** The oldest and the newest model year in the yards; this year when they are empty. */
export function yearsInStock(stock: Stock): readonly [oldest: number, newest: number] {
  // The index is another one as soon as any yard is.
  const known = spans.get(stock.present);
  if (known) return known;
  let oldest = Number.POSITIVE_INFINITY;
  let newest = 0;
  for (const { present } of stock.yards.values()) {
    if (present.count === 0) continue;
    const yearAt = (place: number) => present.year[present.byYear.at(place) as number] as number;
    newest = Math.max(newest, yearAt(0));
    oldest = Math.min(oldest, yearAt(-1));
  }
  if (newest === 0) return [stock.loadedAt.getUTCFullYear(), stock.loadedAt.getUTCFullYear()];
  const span = [oldest, newest] as const;
  spans.set(stock.present, span);
  return span;
}
