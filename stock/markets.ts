import { notFound } from "#core/errors.ts";
import type { Market } from "#core/market.ts";
import { findPostalCode } from "#core/postal-code.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "./stock.ts";

export const listMarkets = (stock: Stock): readonly Market[] => stock.chain.markets;

export function getMarket(stock: Stock, id: number): Market {
  const market = stock.chain.marketById.get(id);
  if (!market) throw notFound(`market ${id}`);
  return market;
}

export const findMarketBySlug = (stock: Stock, slug: string): Market | undefined =>
  stock.chain.markets.find((market) => market.slug === slug);

export const findMarketOfStore = (stock: Stock, store: Store): Market | undefined =>
  store.marketId === null ? undefined : stock.chain.marketById.get(store.marketId);

/** The market that names this code, or the first three signs of a Canadian one. */
export function findMarketOfCode(stock: Stock, text: string): Market | undefined {
  const code = findPostalCode(text);
  if (!code) return undefined;
  const names = new Set([code.area, code.text, code.text.replace(" ", "")]);
  return stock.chain.markets.find((market) => market.postalCodes.some((postal) => names.has(postal)));
}

/** Active stores of a market, its desk first. */
export const listMarketStores = (stock: Stock, market: Market): Store[] =>
  market.storeIds.flatMap((id) => {
    const store = stock.chain.storeById.get(id);
    return store?.active ? store : [];
  });
