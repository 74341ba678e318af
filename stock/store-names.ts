import { once } from "#core/once.ts";
import type { Store } from "#core/store.ts";
import { fold } from "#core/text.ts";
import { firstAt } from "./by-halves.ts";
import type { Chain, Stock } from "./stock.ts";
import { listStoresWithService } from "./stores.ts";

type Name = { readonly name: string; readonly store: Store };
type Names = {
  /** By folded list text. */
  readonly sorted: readonly Name[];
  readonly byCity: ReadonlyMap<string, readonly Store[]>;
};

/** Active yards by what people call them: it is asked with every letter typed. */
const namesOf = once((chain: Chain): Names => {
  const yards = listStoresWithService({ chain }, "inventory");
  return {
    sorted: yards
      .map((store) => ({ name: fold(store.listText), store }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    byCity: Map.groupBy(yards, ({ city }) => fold(city)),
  };
});

/** The first few active yards whose list text begins so. */
export function listYardsBeginning(stock: Stock, prefix: string, most: number): Store[] {
  const { sorted } = namesOf(stock.chain);
  const first = firstAt(sorted.length, (at) => (sorted[at] as Name).name < prefix);
  const found: Store[] = [];
  for (let at = first; found.length < most && sorted[at]?.name.startsWith(prefix); at++)
    found.push((sorted[at] as Name).store);
  return found;
}

/** Active yards whose city is called so, in whatever state. */
export const listYardsIn = (stock: Stock, city: string): readonly Store[] =>
  namesOf(stock.chain).byCity.get(fold(city)) ?? [];
