import { findElsewhere } from "#app/box/elsewhere.ts";
import { type PageRequest, Redirect } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import { chainFigures } from "#stock/chain-figures.ts";
import { type PlaceError, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, listNearestStores, listStoresByState, type StateGroup } from "#stock/stores.ts";
import { type PriceAsk, readAsk, readList, writeAsk } from "./ask.ts";
import { loadList, type PriceList } from "./load-list.ts";
import { loadOtherYards, type OtherYards } from "./load-other-yards.ts";

export type PricePage = {
  ask: PriceAsk;
  states: StateGroup[];
  list: PriceList;
  /** Where what was typed may be a question about something else: the page that says what was understood. */
  question: string | undefined;
  /** How long an old part may be brought back: to the yard, or to most of them; null = not said. */
  coreDays: number | null;
  /** Some yard has prices of its own, beside others. */
  ownPrices: boolean;
  /** The part that was searched for, at the yards near by. */
  others: OtherYards | undefined;
  /** A store was asked for that has no price list. */
  wrong: boolean;
  /** Its name, where it is a yard all the same. */
  wrongYard: string;
  near: Near;
};
/** A place that was asked for instead of a store, or beside the one that it led to. */
type Near = {
  typed: string;
  name: string;
  wrong: PlaceError | undefined;
  /** From that place to the store of the list, where that is the nearest. */
  miles: number | undefined;
  country: Store["country"] | undefined;
};

/** The yard that was asked for, whether it has a price list or not. */
function findYard(stock: Stock, text: string): Store | undefined {
  const yard = /^\d{1,9}$/.test(text) ? findStore(stock, Number(text)) : undefined;
  return yard?.active ? yard : undefined;
}

function readNear(stock: Stock, query: URLSearchParams, store: Store | undefined) {
  const { place, wrong, name, typed } = resolvePlace(stock, query.get("zip"));
  if (!place)
    return { near: { typed, name: typed, wrong: store ? undefined : wrong, miles: undefined, country: undefined } };
  const [nearest] = listNearestStores(stock, place, 1, "partpricing");
  const miles = nearest && nearest.store === store ? nearest.miles : undefined;
  return { near: { typed, name, wrong: undefined, miles, country: place.country }, nearest: nearest?.store, place };
}

export function loadPrices(request: PageRequest<"partPricing">): PricePage | Redirect {
  const { stock, edition, query, href } = request;
  const ask = readAsk(query);
  // Ticked boxes come one by one; the address that is kept and shared names them together, without the one that is removed.
  if (query.has("part") || query.has("drop")) {
    const named = query.has("part") ? readList(query.getAll("part")) : ask.list;
    const list = named.filter((id) => String(id) !== query.get("drop"));
    const storeId = Number(query.get("store")) || undefined;
    return new Redirect(href("partPricing", {}, { query: writeAsk(storeId, { ...ask, list }), hash: "bill" }));
  }
  const asked = query.get("store") ?? "";
  const yard = findYard(stock, asked);
  const store = yard?.services.has("partpricing") ? yard : undefined;
  const wrongYard = store ? "" : (yard?.name ?? "");
  const { near, nearest, place } = readNear(stock, query, store);
  if (asked === "" && nearest)
    return new Redirect(href("partPricing", {}, { query: { ...writeAsk(nearest.id, ask), zip: near.name } }), 303);
  const states = listStoresByState(stock, edition)
    .map((group) => ({ ...group, stores: group.stores.filter(({ services }) => services.has("partpricing")) }))
    .filter(({ stores }) => stores.length > 0);
  const list = loadList(request, store, ask);
  const nothing = list.count + list.otherCount === 0 && !list.ban;
  const elsewhere = nothing ? findElsewhere(request, ask.q, resolvePlace(stock, store?.postalCode)) : undefined;
  if (elsewhere?.sure) return new Redirect(elsewhere.href, 303);
  const others = list.one && store && loadOtherYards(request, list.one, store, place && { place, name: near.name });
  const coreDays = store ? store.coreDays : chainFigures(stock).coreDays.usual;
  const question = elsewhere?.href;
  const yards = states.reduce((sum, { stores }) => sum + stores.length, 0);
  const ownPrices = yards > 1 && stock.prices.own.size > 0;
  return { ask, states, list, coreDays, ownPrices, others, question, wrong: asked !== "" && !store, wrongYard, near };
}
