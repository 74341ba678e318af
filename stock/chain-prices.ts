import type { Edition } from "#core/edition.ts";
import { eventTime, type YardEvent } from "#core/event.ts";
import { once } from "#core/once.ts";
import type { Part, PricedPart } from "#core/part.ts";
import { isBanned, listBans, type PartBan } from "#core/part-bans.ts";
import type { Store } from "#core/store.ts";
import { discountsOf, listPricedParts, type PriceQuery } from "./prices.ts";
import type { Chain, Price, PriceBook, Stock } from "./stock.ts";
import { listStoresWithService } from "./stores.ts";

type ChainPrices = {
  /** The yards that have a price list. */
  yards: number;
  /** Those that charge the same dollars as most; no price of another is theirs. */
  home: readonly Store[];
  /** By part: what most yards charge, and a bit for each yard at home that charges something else. */
  usual: ReadonlyMap<number, { price: Price; others: Uint32Array | undefined }>;
};
const keyOf = ({ priceCents, coreCents }: Price) => priceCents * 2 ** 24 + coreCents;

/** Yards that charge the same for every part, by their places at home. */
type Book = {
  readonly own: ReadonlyMap<number, Price> | undefined;
  readonly bans: readonly PartBan[];
  readonly yards: number[];
};

/** Of thousands of yards most have no list of their own: they are looked at once for each set of bans. */
function booksOf(home: readonly Store[], prices: PriceBook): Book[] {
  const books = new Map<string, Book>();
  home.forEach(({ id, state }, at) => {
    const own = prices.own.get(id);
    const bans = listBans(state);
    const key = own ? `${id}` : `bans ${bans.map(({ title }) => title.en).join()}`;
    const book = books.get(key);
    if (book) book.yards.push(at);
    else books.set(key, { own, bans, yards: [at] });
  });
  return [...books.values()];
}

/** The price of most yards; those without a price of their own charge the chain's, which also wins a draw. Some may not sell it. */
function usualOf(part: Part, chain: Price | undefined, books: readonly Book[], yards: number) {
  const counts = new Map<number, { price: Price; count: number }>();
  if (chain) counts.set(keyOf(chain), { price: chain, count: 0 });
  const keys = books.map(({ own, bans, yards: those }) => {
    const price = isBanned(part, bans) ? undefined : (own?.get(part.id) ?? chain);
    if (!price) return undefined;
    const key = keyOf(price);
    const found = counts.get(key);
    if (found) found.count += those.length;
    else counts.set(key, { price, count: those.length });
    return key;
  });
  let most: { price: Price; count: number } | undefined;
  for (const one of counts.values()) if (!most || one.count > most.count) most = one;
  if (!most) return undefined;
  const usual = keyOf(most.price);
  const differ = most.count < yards ? books.filter((_, at) => keys[at] !== usual) : [];
  return { price: most.price, others: differ.length > 0 ? bitsOf(differ, yards) : undefined };
}

function bitsOf(books: readonly Book[], yards: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(yards / 32));
  for (const book of books) for (const at of book.yards) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
}

/** An import of cars leaves both as they are. */
const readChainPrices = once((prices: PriceBook) =>
  once((chain: Chain): ChainPrices => {
    const stores = listStoresWithService({ chain }, "partpricing");
    const [home = []] = [...Map.groupBy(stores, ({ country }) => country).values()].sort((a, b) => b.length - a.length);
    const books = booksOf(home, prices);
    const usual = new Map<number, { price: Price; others: Uint32Array | undefined }>();
    for (const part of prices.parts) {
      const found = usualOf(part, prices.chain.get(part.id), books, home.length);
      if (found) usual.set(part.id, found);
    }
    return { yards: stores.length, home, usual };
  }),
);
const getChainPrices = ({ prices, chain }: Stock): ChainPrices => readChainPrices(prices)(chain);

/** The chain's list by name in the edition: of every part the price that most yards charge. */
export const listChainPrices = (stock: Stock, edition: Edition, query: PriceQuery = {}): PricedPart[] =>
  listPricedParts(stock, edition, query, ({ id }) => getChainPrices(stock).usual.get(id)?.price);

/** How many of the yards with a price list charge exactly this now for every one of the parts. */
export function countUsualYards(stock: Stock, parts: readonly PricedPart[], now: Date): { same: number; all: number } {
  const { yards, home, usual } = getChainPrices(stock);
  const differ = new Uint32Array(Math.ceil(home.length / 32));
  for (const { id } of parts)
    usual.get(id)?.others?.forEach((bits, at) => {
      differ[at] = (differ[at] ?? 0) | bits;
    });
  const cheaper = listYardsOnSale(stock, parts, now);
  if (cheaper.size > 0)
    home.forEach(({ id }, at) => {
      if (cheaper.has(id)) differ[at >>> 5] = (differ[at >>> 5] ?? 0) | (1 << (at & 31));
    });
  let others = 0;
  for (let bits of differ) for (; bits !== 0; bits &= bits - 1) others++;
  return { same: home.length - others, all: yards };
}

/** Where a sale that not every yard has takes more off one of the parts now than the chain's own sales do. */
function listYardsOnSale(stock: Stock, parts: readonly PricedPart[], now: Date): Set<number> {
  const everywhere = listChainSales(stock, now);
  const off = discountsOf(everywhere);
  const offAlready = (category: string) => Math.max(off.get(category) ?? 0, off.get("*") ?? 0);
  const categories = new Set(parts.map(({ category }) => category));
  const lowers = ({ cancelled, discounts }: YardEvent) =>
    !cancelled &&
    discounts.some(({ category, percent }) =>
      category === "*"
        ? [...categories].some((one) => percent > offAlready(one))
        : categories.has(category) && percent > offAlready(category),
    );
  const ids = new Set<number>();
  for (const event of stock.campaigns.events) {
    if (everywhere.includes(event) || !lowers(event)) continue;
    for (const id of event.storeIds) {
      const zone = stock.chain.storeById.get(id)?.schedule.timeZone ?? stock.chain.timeZone;
      if (!ids.has(id) && eventTime(event, now, zone) === "running") ids.add(id);
    }
  }
  return ids;
}

/** The sales that run now at every yard with a price list, by the clock of each: they lower the chain's list too. */
export function listChainSales(stock: Stock, now: Date): YardEvent[] {
  const yards = listStoresWithService(stock, "partpricing");
  return stock.campaigns.events.filter(
    (event) =>
      event.discounts.length > 0 &&
      !event.cancelled &&
      yards.every(
        ({ id, schedule }) => event.storeIds.includes(id) && eventTime(event, now, schedule.timeZone) === "running",
      ),
  );
}
