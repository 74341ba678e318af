import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "./small-stock.ts";

/** A small chain in which the yard that has prices of its own and a sale has a price list too. */
export async function loadPricedStock(): Promise<Stock> {
  const { chain, ...rest } = await loadSmallStock({ stores: 20, vehicles: 0 });
  const priced = (store: Store): Store =>
    store.id === 2 ? { ...store, services: new Set([...store.services, "partpricing" as const]) } : store;
  const stores = chain.stores.map(priced);
  return { ...rest, chain: { ...chain, stores, storeById: new Map(stores.map((store) => [store.id, store])) } };
}
