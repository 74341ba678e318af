import type { Market } from "#core/market.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "./stock.ts";

export const listMarkets = (stock: Stock): readonly Market[] => stock.chain.markets;

export const findMarketBySlug = (stock: Stock, slug: string): Market | undefined =>
  stock.chain.markets.find((market) => market.slug === slug);

export const findMarketOfStore = (stock: Stock, store: Store): Market | undefined =>
  store.marketId === null ? undefined : stock.chain.marketById.get(store.marketId);

/** Active stores of a market, its desk first. */
export const listMarketStores = (stock: Stock, market: Market): Store[] =>
  market.storeIds.flatMap((id) => {
    const store = stock.chain.storeById.get(id);
    return store?.active ? store : [];
  });
