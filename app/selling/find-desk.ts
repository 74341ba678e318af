import { deskPhone as chainPhone } from "#content/chain-facts.ts";
import type { Market } from "#core/market.ts";
import type { Store } from "#core/store.ts";
import { findMarketOfStore } from "#stock/markets.ts";
import { nameFully, type PlaceError, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listNearestStores } from "#stock/stores.ts";

export type Desk = {
  readonly store: Store;
  readonly miles: number;
  readonly from: Store["country"];
  readonly phone: string;
  readonly market?: Market;
};
export type DeskAnswer = {
  /** As typed, or as people write it: "95823", "Fresno, CA". */
  zip: string;
  error: PlaceError | undefined;
  /** "Sacramento, CA 95823". */
  place: string;
  state: string;
  desks: Desk[];
};

const desksShown = 3;
/** Nobody drives a car that may not run farther than this without a call. */
export const farMiles = 100;

/** Where nobody has said a desk's number, the chain's own. */
export const deskPhone = (store: Store | undefined, market: Market | undefined): string =>
  store?.buyingPhone || market?.phone || store?.phone1.number || chainPhone("carBuying").display;

/** The car-buying desks nearest to a place; undefined when none was asked for. */
export function findDesks(stock: Stock, typed: string | null): DeskAnswer | undefined {
  const { place, wrong, code, name } = resolvePlace(stock, typed);
  if (code === "") return undefined;
  if (!place) return { zip: name, error: wrong, place: "", state: "", desks: [] };
  const desks = listNearestStores(stock, place, desksShown, "buyscars").map(({ store, miles }) => {
    const market = findMarketOfStore(stock, store);
    return { store, miles, from: place.country, phone: deskPhone(store, market), ...(market && { market }) };
  });
  return {
    zip: name,
    error: undefined,
    place: nameFully(place, name),
    state: place.state,
    desks,
  };
}
