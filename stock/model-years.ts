import { once } from "#core/once.ts";
import type { YearList } from "#core/years.ts";
import { forEachRowOfModel } from "./model-rows.ts";
import type { Stock } from "./stock.ts";
import type { VehicleIndex } from "./vehicle-index.ts";

const yearsIn = once((_: VehicleIndex) => new Map<number, ReadonlyMap<number, number>>());

/** How many cars of a model stand in all yards, by year; counted once for each state of the stock. */
function yearsOf(stock: Stock, modelId: number): ReadonlyMap<number, number> {
  const models = yearsIn(stock.present);
  const kept = models.get(modelId);
  if (kept) return kept;
  const counts = new Map<number, number>();
  forEachRowOfModel(stock, modelId, (columns, row) => {
    const year = columns.year[row] as number;
    counts.set(year, (counts.get(year) ?? 0) + 1);
  });
  models.set(modelId, counts);
  return counts;
}

/** Cars of a model in all yards, of some years or of any. */
export function countModel(stock: Stock, modelId: number, years: YearList): number {
  if (years.length === 0) return stock.present.modelCounts.get(modelId) ?? 0;
  let count = 0;
  for (const [year, cars] of yearsOf(stock, modelId))
    if (years.some(([from, to]) => year >= from && year <= to)) count += cars;
  return count;
}
