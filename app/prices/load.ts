import { type PageRequest, type Redirect, redirectTo } from "#app/page.tsx";
import type { PlaceError } from "#app/ui/place-copy.ts";
import type { YardEvent } from "#core/event.ts";
import { isPartCategory, type PartCategory, type PricedPart, partCategoryIds } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { listEventsAt } from "#stock/events.ts";
import { resolvePlace } from "#stock/places.ts";
import { listDiscounts, listPrices, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, listNearestStores, listStoresByState, type StateGroup } from "#stock/stores.ts";
import { otherType, type PriceAsk, readAsk, readList, writeAsk } from "./ask.ts";

export type Line = { part: PricedPart; saleCents: number | undefined };
export type Group = { category: PartCategory; lines: Line[] };
export type PriceList = {
  store: Store;
  groups: Group[];
  count: number;
  /** Matches of the same words for the other kind of vehicle. */
  otherCount: number;
  /** Categories that have a price for this kind of vehicle. */
  categories: PartCategory[];
  updatedAt: Date | undefined;
  sales: YardEvent[];
  /** The chosen parts, of either kind of vehicle. */
  chosen: Line[];
};
export type PricePage = {
  ask: PriceAsk;
  states: StateGroup[];
  list: PriceList | undefined;
  /** A store was asked for that has no price list. */
  wrong: boolean;
  near: Near;
};
/** A place that was asked for instead of a store, or beside the one that it led to. */
export type Near = {
  typed: string;
  name: string;
  wrong: PlaceError | undefined;
  /** From that place to the store of the list, where that is the nearest. */
  miles: number | undefined;
};

/** The store that was asked for, if it has a price list. */
function findPricedStore(stock: Stock, text: string): Store | undefined {
  const store = /^\d{1,9}$/.test(text) ? findStore(stock, Number(text)) : undefined;
  return store?.active && store.services.has("partpricing") ? store : undefined;
}

function latest(parts: readonly PricedPart[]): Date | undefined {
  let last: Date | undefined;
  for (const { updatedAt } of parts) if (!last || updatedAt > last) last = updatedAt;
  return last;
}

function chosenOf(parts: readonly PricedPart[], { list }: PriceAsk, discounts: ReadonlyMap<string, number>): Line[] {
  const wanted = new Set(list);
  return parts.filter(({ id }) => wanted.has(id)).map((part) => ({ part, saleCents: salePriceCents(part, discounts) }));
}

function loadList({ stock, edition, now }: PageRequest<"partPricing">, store: Store, ask: PriceAsk): PriceList {
  const discounts = listDiscounts(stock, store.id, now);
  const { q, category, type } = ask;
  const all = listPrices(stock, store.id, edition, { type });
  const narrowed = {
    ...(q && { keyword: q }),
    ...(category && { category }),
  };
  const parts = q || category ? listPrices(stock, store.id, edition, { ...narrowed, type }) : all;
  const byCategory = Map.groupBy(parts, (part) => (isPartCategory(part.category) ? part.category : "other"));
  const present = new Set(all.map((part) => (isPartCategory(part.category) ? part.category : "other")));
  return {
    store,
    groups: partCategoryIds.flatMap((id) => {
      const found = byCategory.get(id);
      return found
        ? { category: id, lines: found.map((part) => ({ part, saleCents: salePriceCents(part, discounts) })) }
        : [];
    }),
    count: parts.length,
    otherCount:
      parts.length > 0 ? 0 : listPrices(stock, store.id, edition, { ...narrowed, type: otherType(type) }).length,
    categories: partCategoryIds.filter((id) => present.has(id)),
    updatedAt: store.pricesUpdatedAt ?? latest(all),
    chosen: ask.list.length > 0 ? chosenOf(listPrices(stock, store.id, edition), ask, discounts) : [],
    sales: listEventsAt(stock, store.id, now, "running").filter(({ discounts: off }) => off.length > 0),
  };
}

function readNear(stock: Stock, query: URLSearchParams, store: Store | undefined): { near: Near; nearest?: Store } {
  const { place, wrong, name, typed } = resolvePlace(stock, query.get("zip"));
  if (!place) return { near: { typed, name: typed, wrong: store ? undefined : wrong, miles: undefined } };
  const [nearest] = listNearestStores(stock, place, 1, "partpricing");
  const miles = nearest && nearest.store === store ? nearest.miles : undefined;
  return { near: { typed, name, wrong: undefined, miles }, ...(nearest && { nearest: nearest.store }) };
}

export function loadPrices(request: PageRequest<"partPricing">): PricePage | Redirect {
  const { stock, edition, query, href } = request;
  const ask = readAsk(query);
  // Ticked boxes come one by one; the address that is kept and shared names them together.
  if (query.has("part")) {
    const list = readList(query.getAll("part"));
    const storeId = Number(query.get("store")) || undefined;
    return redirectTo(href("partPricing", {}, { query: writeAsk(storeId, { ...ask, list }), hash: "bill" }));
  }
  const asked = query.get("store") ?? "";
  const store = findPricedStore(stock, asked);
  const { near, nearest } = readNear(stock, query, store);
  if (asked === "" && nearest)
    return redirectTo(href("partPricing", {}, { query: { ...writeAsk(nearest.id, ask), zip: near.name } }), 303);
  const states = listStoresByState(stock, edition)
    .map((group) => ({ ...group, stores: group.stores.filter(({ services }) => services.has("partpricing")) }))
    .filter(({ stores }) => stores.length > 0);
  return { ask, states, list: store && loadList(request, store, ask), wrong: asked !== "" && !store, near };
}
