import { once } from "#core/once.ts";
import type { Make, Model } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { yearsInStock } from "#stock/vehicle-counts.ts";
import { type InStock, listMakesInStock, listModelsInStock } from "#stock/vehicles.ts";

/** What the inventory form can offer: only what is in the yards, with counts. */
export type FinderChoices = {
  readonly makes: readonly Pick<InStock<Make>, "id" | "name" | "count">[];
  /** Of the chosen make; empty until one is chosen. */
  readonly models: readonly Pick<InStock<Model>, "id" | "name" | "count">[];
  readonly oldestYear: number;
  readonly newestYear: number;
};

const slim = ({ id, name, count }: { id: number; name: string; count: number }) => ({ id, name, count });

const known = once((_: Stock) => new Map<number, FinderChoices>());

/** The same object for the same stock and make. */
export function finderChoices(stock: Stock, makeId = 0): FinderChoices {
  const byMake = known(stock);
  const kept = byMake.get(makeId);
  if (kept) return kept;
  const [oldestYear, newestYear] = yearsInStock(stock);
  const choices = {
    makes: byMake.get(0)?.makes ?? listMakesInStock(stock).map(slim),
    models: makeId ? listModelsInStock(stock, makeId).map(slim) : [],
    oldestYear,
    newestYear,
  };
  // Only those of makes that there are: any number can be asked for.
  if (makeId === 0 || choices.models.length > 0) byMake.set(makeId, choices);
  return choices;
}
