import { beforeAll, describe, expect, it } from "vitest";
import type { YardEvent } from "#core/event.ts";
import type { Store } from "#core/store.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { countUsualYards, listChainPrices } from "./chain-prices.ts";
import type { Price, Stock } from "./stock.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 0 });
});

/** Yards 1 to 5, of which the last are Canadian, with these prices of their own for part 2. */
function chainOf(own: Record<number, number>, { abroad = 0, chain = true, events = [] as YardEvent[] } = {}): Stock {
  const stores = stock.chain.stores
    .filter(({ id, active }) => active && id <= 6)
    .slice(0, 5)
    .map(
      (store, at): Store => ({
        ...store,
        id: at + 1,
        country: at >= 5 - abroad ? "CA" : "US",
        services: new Set(["partpricing" as const]),
      }),
    );
  const usual = stock.prices.chain.get(2) as Price;
  const price = (priceCents: number): Price => ({ ...usual, priceCents });
  const chainPrices = new Map(stock.prices.chain);
  if (!chain) chainPrices.delete(2);
  return {
    ...stock,
    chain: { ...stock.chain, stores, storeById: new Map(stores.map((store) => [store.id, store])) },
    campaigns: { ...stock.campaigns, events },
    prices: {
      ...stock.prices,
      chain: chainPrices,
      own: new Map(Object.entries(own).map(([id, cents]) => [Number(id), new Map([[2, price(cents)]])])),
    },
  };
}
function told(some: Stock) {
  const parts = listChainPrices(some, "en", { keyword: "muffler" });
  return { cents: parts[0]?.priceCents, ...countUsualYards(some, parts, now) };
}

describe("the price that most yards charge", () => {
  it("is the chain's where most have none of their own, and says of how many", () => {
    expect(told(chainOf({}))).toEqual({ cents: 6199, same: 5, all: 5 });
    expect(told(chainOf({ 1: 5000, 2: 7000 }))).toEqual({ cents: 6199, same: 3, all: 5 });
    expect(told(chainOf({ 1: 6199, 2: 7000 }))).toEqual({ cents: 6199, same: 4, all: 5 });
  });

  it("is what most charge instead, where they do; as many as the chain's are not more", () => {
    expect(told(chainOf({ 1: 5000, 2: 5000, 3: 5000 }))).toEqual({ cents: 5000, same: 3, all: 5 });
    expect(told(chainOf({ 1: 5000, 2: 5000, 3: 7000 }))).toEqual({ cents: 6199, same: 2, all: 5 });
    expect(told(chainOf({ 1: 5000, 2: 7000, 3: 7000 }, { chain: false }))).toEqual({ cents: 7000, same: 2, all: 5 });
    expect(told(chainOf({}, { chain: false }))).toEqual({ cents: undefined, same: 5, all: 5 });
  });

  it("does not count those who charge other dollars", () => {
    expect(told(chainOf({ 1: 5000 }, { abroad: 2 }))).toEqual({ cents: 6199, same: 2, all: 5 });
  });

  it("is read once for the prices and the chain, however often cars are imported, and in steps as many as yards", () => {
    const yards = 3000;
    let read = 0;
    const some = chainOf({});
    const [one] = some.chain.stores;
    if (!one) throw new Error("no yard");
    const stores = Array.from({ length: yards }, (_, at): Store => ({ ...one, id: at + 1 }));
    const usual = stock.prices.chain.get(2) as Price;
    const priced = (priceCents: number): Price => ({
      ...usual,
      get priceCents() {
        read++;
        return priceCents;
      },
    });
    // The first two thirds agree, every other yard has a price of its own.
    const cents = (id: number) => (id <= 2000 ? 5000 : 5000 + id);
    const own = new Map(stores.map(({ id }) => [id, new Map([[2, priced(cents(id))]])]));
    const large = { ...some, chain: { ...some.chain, stores }, prices: { ...some.prices, own } };
    expect(told(large)).toEqual({ cents: 5000, same: 2000, all: yards });
    expect(read).toBeLessThan(3 * yards);
    read = 0;
    expect(told({ ...large })).toEqual({ cents: 5000, same: 2000, all: yards });
    expect(read).toBeLessThan(10);
    const fewer = { ...large, chain: { ...large.chain, stores: stores.slice(0, 2500) } };
    expect(told(fewer)).toEqual({ cents: 5000, same: 2000, all: 2500 });
  });

  it("counts a yard once, however many of the parts differ there", () => {
    const some = chainOf({ 1: 5000 });
    expect(countUsualYards(some, listChainPrices(some, "en"), now)).toEqual({ same: 4, all: 5 });
    const others = listChainPrices(some, "en", { category: "electrical" });
    expect(countUsualYards(some, others, now)).toEqual({ same: 5, all: 5 });
  });

  describe("beside sales", () => {
    const sale = (more: Partial<YardEvent>) =>
      ({
        startsAt: "2026-11-14T00:00",
        endsAt: "2026-11-16T23:59",
        cancelled: false,
        storeIds: [1, 2],
        discounts: [{ category: "exhaust", percent: 20 }],
        ...more,
      }) as YardEvent;
    const during = (...events: YardEvent[]) => told(chainOf({}, { events })).same;

    it("is not that of a yard where one of its own lowers the part", () => {
      expect(during(sale({}))).toBe(3);
      expect(during(sale({ discounts: [{ category: "*", percent: 5 }] }))).toBe(3);
      expect(during(sale({ discounts: [{ category: "electrical", percent: 20 }] }))).toBe(5);
      expect(during(sale({ cancelled: true }))).toBe(5);
      expect(during(sale({ endsAt: "2026-11-14T23:59" }))).toBe(5);
    });

    it("is everyone's where the sale is at all of them, but for who takes more off", () => {
      const all = sale({ storeIds: [1, 2, 3, 4, 5] });
      expect(during(all)).toBe(5);
      expect(during(all, sale({ discounts: [{ category: "exhaust", percent: 10 }] }))).toBe(5);
      expect(during(all, sale({ storeIds: [4], discounts: [{ category: "exhaust", percent: 30 }] }))).toBe(4);
    });
  });
});
