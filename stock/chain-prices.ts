import type { Edition } from "#core/edition.ts";
import type { PricedPart } from "#core/part.ts";
import { listPricedParts, type PriceQuery } from "./prices.ts";
import type { Price, Stock } from "./stock.ts";
import { listStoresWithService } from "./stores.ts";

type ChainPrices = {
  /** The yards that have a price list. */
  yards: number;
  /** Those that charge other dollars: no price of theirs is this one. */
  abroad: number;
  /** By part: what most yards charge, and the yards that charge something else. */
  usual: ReadonlyMap<number, { price: Price; others: readonly number[] }>;
};
const known = new WeakMap<Stock, ChainPrices>();

const same = (a: Price, b: Price) => a.priceCents === b.priceCents && a.coreCents === b.coreCents;

/** Yards by what they charge for one part; those without a price of their own charge the chain's. */
function usualOf(chain: Price | undefined, own: readonly [number, Price][], homeIds: readonly number[]) {
  const prices = own.reduce<{ price: Price; ids: number[] }[]>((found, [id, price]) => {
    const known = found.find((one) => same(one.price, price));
    if (known) known.ids.push(id);
    else found.push({ price, ids: [id] });
    return found;
  }, []);
  const most = prices.toSorted((a, b) => b.ids.length - a.ids.length)[0];
  const likeChain = chain ? (prices.find(({ price }) => same(price, chain))?.ids.length ?? 0) : 0;
  if (chain && homeIds.length - own.length + likeChain >= (most?.ids.length ?? 0))
    return { price: chain, others: own.filter(([, price]) => !same(price, chain)).map(([id]) => id) };
  return most && { price: most.price, others: homeIds.filter((id) => !most.ids.includes(id)) };
}

function readChainPrices(stock: Stock): ChainPrices {
  const { prices } = stock;
  const stores = listStoresWithService(stock, "partpricing");
  const [home = []] = [...Map.groupBy(stores, ({ country }) => country).values()].sort((a, b) => b.length - a.length);
  const own = new Map<number, [number, Price][]>();
  for (const { id } of home)
    for (const [partId, price] of prices.own.get(id) ?? []) {
      const at = own.get(partId);
      if (at) at.push([id, price]);
      else own.set(partId, [[id, price]]);
    }
  const homeIds = home.map(({ id }) => id);
  const usual = new Map<number, { price: Price; others: readonly number[] }>();
  for (const { id } of prices.parts) {
    const found = usualOf(prices.chain.get(id), own.get(id) ?? [], homeIds);
    if (found) usual.set(id, found);
  }
  return { yards: stores.length, abroad: stores.length - home.length, usual };
}

/** Once for each version of the data. */
function getChainPrices(stock: Stock): ChainPrices {
  const before = known.get(stock);
  if (before) return before;
  const read = readChainPrices(stock);
  known.set(stock, read);
  return read;
}

/** The chain's list by name in the edition: of every part the price that most yards charge. */
export const listChainPrices = (stock: Stock, edition: Edition, query: PriceQuery = {}): PricedPart[] =>
  listPricedParts(stock, edition, query, ({ id }) => getChainPrices(stock).usual.get(id)?.price);

/** How many of the yards with a price list charge exactly this for every one of the parts. */
export function countUsualYards(stock: Stock, parts: readonly PricedPart[]): { same: number; all: number } {
  const { yards, abroad, usual } = getChainPrices(stock);
  const others = new Set(parts.flatMap(({ id }) => usual.get(id)?.others ?? []));
  return { same: yards - abroad - others.size, all: yards };
}
