import type { Stock } from "#stock/stock.ts";
import type { Follow } from "./read-follow.ts";

/** The yard that a follow names, if it names one. */
function yardOf(follow: Follow): number | undefined {
  switch (follow.kind) {
    case "cars":
      return follow.car?.storeId ?? follow.search.storeIds[0];
    case "event":
      return follow.event.allStores ? undefined : follow.event.storeIds[0];
    default:
      return follow.store.id;
  }
}

/** The clock that says when it is morning: of the yard that was named, else of the nearest, else the chain's. */
export function zoneOfFollow(stock: Stock, follow: Follow): string {
  const { storeById, stores, timeZone } = stock.chain;
  const named = storeById.get(yardOf(follow) ?? 0);
  const at = follow.kind === "cars" ? follow.search.place.place : undefined;
  if (named || !at) return named?.schedule.timeZone ?? timeZone;
  const squared = (store: (typeof stores)[number]) =>
    (store.latitude - at.latitude) ** 2 + (store.longitude - at.longitude) ** 2;
  const nearest = stores.reduce(
    (best, store) => (squared(store) < squared(best) ? store : best),
    stores[0] as (typeof stores)[number],
  );
  return nearest?.schedule.timeZone ?? timeZone;
}
