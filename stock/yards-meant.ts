import { isUnlimited } from "#core/distance.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";
import { findStores } from "./stores.ts";

type YardSearch = { storeIds?: readonly number[]; origin: Origin | undefined; miles: number };

/** The yards that a search is about: those that it names, or those within its distance; one over the whole chain is about none. */
export function listYardsMeant(stock: Stock, { storeIds = [], origin, miles }: YardSearch): readonly number[] {
  if (storeIds.length > 0) return storeIds;
  if (!origin || isUnlimited(miles)) return [];
  return findStores(stock, { origin, miles, service: "inventory" }).map(({ store }) => store.id);
}
