import { priceNow } from "#core/yard-file.ts";
import { findPrice, listDiscounts } from "./prices.ts";
import type { Stock } from "./stock.ts";

/** What a part costs at a yard now, with the sale that runs; undefined where that yard does not sell it. */
export function createPaid(stock: Stock, now: Date): (storeId: number, partId: number) => number | undefined {
  const parts = new Map(stock.prices.parts.map((part) => [part.id, part]));
  const sales = new Map<number, ReadonlyMap<string, number>>();
  const salesAt = (storeId: number) => {
    const there = sales.get(storeId) ?? listDiscounts(stock, storeId, now);
    sales.set(storeId, there);
    return there;
  };
  return (storeId, partId) => {
    const part = parts.get(partId);
    const store = stock.chain.storeById.get(storeId);
    const priced = part && store?.active && store.services.has("partpricing") && findPrice(stock, storeId, part);
    return priced ? priceNow(priced, salesAt(storeId)) : undefined;
  };
}
