import type { Edition } from "#core/edition.ts";
import type { YardEvent } from "#core/event.ts";
import type { Part, PartType, PricedPart } from "#core/part.ts";
import { isBanned, listBans } from "#core/part-bans.ts";
import { priceNow } from "#core/yard-file.ts";
import { listEventsAt } from "./events.ts";
import { findByWords, findParts } from "./find-parts.ts";
import type { Price, PriceBook, Stock } from "./stock.ts";
import { getStore } from "./stores.ts";

export type PriceQuery = { keyword?: string; category?: string; type?: PartType };

/** A list shows whatever has the words in its name, as its page finds them with script; else what people call so. */
function findListed(prices: PriceBook, text: string): ReadonlySet<number> {
  const found = findByWords(prices, text);
  return found.size > 0 ? found : findParts(prices, text);
}

/** Parts with their prices, by name in the edition; `keyword` in either language, as forgiving as find-parts.ts. */
export function listPricedParts(
  { prices }: Stock,
  edition: Edition,
  query: PriceQuery,
  priceOf: (part: Part) => Price | undefined,
  isOwn: (part: Part) => boolean = () => false,
): PricedPart[] {
  const wanted = query.keyword?.trim() ? findListed(prices, query.keyword) : undefined;
  const listed: PricedPart[] = [];
  for (const at of prices.order[edition]) {
    if (wanted && !wanted.has(at)) continue;
    const part = prices.parts[at] as Part;
    if (query.category && part.category !== query.category) continue;
    if (query.type && part.type !== query.type) continue;
    const price = priceOf(part);
    if (!price) continue;
    listed.push({ ...part, ...price, totalCents: price.priceCents + price.coreCents, own: isOwn(part) });
  }
  return listed;
}

/** A store's price list, without what its state does not let it sell. */
export function listPrices(stock: Stock, storeId: number, edition: Edition, query: PriceQuery = {}): PricedPart[] {
  const store = getStore(stock, storeId);
  const own = stock.prices.own.get(store.id);
  const bans = listBans(store.state);
  return listPricedParts(
    stock,
    edition,
    query,
    (part) => (isBanned(part, bans) ? undefined : (own?.get(part.id) ?? stock.prices.chain.get(part.id))),
    ({ id }) => own?.has(id) ?? false,
  );
}

/** A part at a store, where it has a price there. */
export function findPrice(stock: Stock, storeId: number, part: Part): PricedPart | undefined {
  if (isBanned(part, listBans(getStore(stock, storeId).state))) return undefined;
  const own = stock.prices.own.get(storeId)?.get(part.id);
  const price = own ?? stock.prices.chain.get(part.id);
  return price && { ...part, ...price, totalCents: price.priceCents + price.coreCents, own: own !== undefined };
}

/** Percent off by category ("*" = all): the best of the events. */
export function discountsOf(events: readonly YardEvent[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const event of events) {
    for (const { category, percent } of event.discounts) best.set(category, Math.max(percent, best.get(category) ?? 0));
  }
  return best;
}

/** What is off at a store now. */
export const listDiscounts = (stock: Stock, storeId: number, now: Date): ReadonlyMap<string, number> =>
  discountsOf(listEventsAt(stock, storeId, now, "running"));

/** The price during a sale, or undefined when the part is on none. */
export function salePriceCents(part: PricedPart, discounts: ReadonlyMap<string, number>): number | undefined {
  const paid = priceNow(part, discounts);
  return paid < part.priceCents ? paid : undefined;
}
