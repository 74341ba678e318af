import type { Edition } from "#core/edition.ts";
import { discounted } from "#core/money.ts";
import type { Part, PartType, PricedPart } from "#core/part.ts";
import { listEventsAt } from "./events.ts";
import { findParts } from "./find-parts.ts";
import type { Stock } from "./stock.ts";
import { getStore } from "./stores.ts";

export type PriceQuery = { keyword?: string; category?: string; type?: PartType };

/** A store's price list by name in the edition; `keyword` in either language, as forgiving as find-parts.ts. */
export function listPrices(stock: Stock, storeId: number, edition: Edition, query: PriceQuery = {}): PricedPart[] {
  const store = getStore(stock, storeId);
  const { prices } = stock;
  const own = prices.own.get(store.id);
  const wanted = query.keyword?.trim() ? findParts(prices, query.keyword) : undefined;
  const listed: PricedPart[] = [];
  for (const at of prices.order[edition]) {
    if (wanted && !wanted.has(at)) continue;
    const part = prices.parts[at] as Part;
    if (query.category && part.category !== query.category) continue;
    if (query.type && part.type !== query.type) continue;
    const special = own?.get(part.id);
    const price = special ?? prices.chain.get(part.id);
    if (!price) continue;
    listed.push({
      ...part,
      ...price,
      totalCents: price.priceCents + price.coreCents,
      own: special !== undefined,
    });
  }
  return listed;
}

/** Percent off by category ("*" = all) at a store now: the best of the events that run. */
export function listDiscounts(stock: Stock, storeId: number, now: Date): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const event of listEventsAt(stock, storeId, now, "running")) {
    for (const { category, percent } of event.discounts) best.set(category, Math.max(percent, best.get(category) ?? 0));
  }
  return best;
}

/** The price during a sale, or undefined when the part is on none. */
export function salePriceCents(part: PricedPart, discounts: ReadonlyMap<string, number>): number | undefined {
  const percent = Math.max(discounts.get(part.category) ?? 0, discounts.get("*") ?? 0);
  return percent > 0 ? discounted(part.priceCents, percent) : undefined;
}
