import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { chainFigures } from "#stock/chain-figures.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadPricedStock } from "#tests/support/priced-stock.ts";
import { otherType, readAsk, typeWord, writeAsk } from "./ask.ts";
import { loadPrices, type PricePage } from "./load.ts";
import type { PriceList } from "./load-list.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadPricedStock();
});

const answer = (query: string) => loadPrices(pageRequest("partPricing", "en", { stock, now, query }));
function load(query: string): PricePage {
  const loaded = answer(query);
  if (!("ask" in loaded)) throw new Error(`${query} leads elsewhere`);
  return loaded;
}
const listOf = (query: string): PriceList => load(query).list;
const names = ({ groups }: PriceList) => groups.map(({ category, rows }) => [category, rows.map(({ name }) => name)]);

describe("what is asked of a price list", () => {
  it("reads words, category, kind of vehicle and chosen parts", () => {
    const read = (query: string) => readAsk(new URLSearchParams(query));
    expect(read("q=+mofle+&cat=exhaust&type=pickup&list=3,1,3,x,")).toEqual({
      q: "mofle",
      category: "exhaust",
      type: "PU/VAN",
      list: [3, 1],
    });
    expect(read("partKeyword=starter&cat=nothing&type=boat")).toEqual({
      q: "starter",
      category: undefined,
      type: "CAR",
      list: [],
    });
    expect(read(`q=${"x".repeat(99)}`).q).toHaveLength(60);
    // A whole list may be ticked.
    expect(read(`list=${Array.from({ length: 700 }, (_, at) => at + 1).join()}`).list).toHaveLength(600);
  });

  it("is written back in its own order", () => {
    expect(writeAsk(2, { q: "a", category: "exhaust", type: "PU/VAN", list: [1, 2] })).toEqual({
      store: 2,
      q: "a",
      cat: "exhaust",
      type: "pickup",
      list: "1,2",
    });
    expect([typeWord("CAR"), otherType("CAR"), otherType("PU/VAN")]).toEqual(["", "PU/VAN", "CAR"]);
  });

  it("names ticked boxes together, at an address of its own", () => {
    const better = answer("store=2&q=mofle&part=3&part=1&part=3");
    expect(better instanceof Redirect && better.to).toMatch(/\?store=2&q=mofle&list=3(,|%2C)1#bill$/);
    const fewer = answer("store=2&q=mofle&list=3,1,4&drop=1");
    expect(fewer instanceof Redirect && fewer.to).toMatch(/\?store=2&q=mofle&list=3(,|%2C)4#bill$/);
    const none = answer("list=3&drop=3");
    expect(none instanceof Redirect && none.to).not.toContain("list=");
  });
});

describe("the price list of a yard", () => {
  it("has its parts by category, with the sale of the moment", () => {
    const list = listOf("store=2");
    expect(list.store?.id).toBe(2);
    expect(list.count).toBe(4);
    expect(names(list).toSorted()).toEqual([
      ["electrical", ["Alternator", "Starter"]],
      ["exhaust", ["Exhaust manifold", "Muffler"]],
    ]);
    expect(list.categories).toEqual([
      { id: "electrical", count: 2, percent: 0 },
      { id: "exhaust", count: 2, percent: 50 },
    ]);
    const sale = list.groups.flatMap(({ rows }) =>
      rows.flatMap(({ prices }) => prices.flatMap((same) => same.map(({ saleCents }) => saleCents))),
    );
    expect(sale.filter((cents) => cents !== undefined).toSorted((a, b) => a - b)).toEqual([2500, 3099]);
    expect(list.sales.map(({ id }) => id)).toEqual([1]);
    expect(list.updatedAt).toEqual(list.store?.pricesUpdatedAt ?? new Date("2026-11-01T00:00:00.000Z"));
    expect(list.otherCount).toBe(0);
  });

  it("is narrowed by words and by category, but offers every category that has a price", () => {
    expect(names(listOf("store=2&q=muffler"))).toEqual([["exhaust", ["Muffler"]]]);
    expect(names(listOf("store=2&cat=electrical"))).toEqual([["electrical", ["Alternator", "Starter"]]]);
    expect(listOf("store=2&cat=electrical").categories).toHaveLength(2);
    expect(listOf("store=2&q=muffler&cat=electrical").count).toBe(0);
  });

  it("tells how many there are for the other kind of vehicle, where there are none for this", () => {
    expect(listOf("store=2&type=pickup")).toMatchObject({ count: 0, otherCount: 4, groups: [] });
    expect(listOf("store=2&type=pickup&q=muffler").otherCount).toBe(1);
  });

  it("adds up the parts that were chosen, whatever else is shown", () => {
    const { chosen } = listOf("store=2&q=starter&list=2,4,99");
    expect(chosen.map(({ part, saleCents }) => [part.id, saleCents])).toEqual([
      [4, undefined],
      [2, 2500],
    ]);
    expect(listOf("store=2").chosen).toEqual([]);
  });

  it("is none for a yard without prices, a closed one, or none at all", () => {
    const without = listStores(stock).find(({ services }) => !services.has("partpricing"));
    for (const store of [without?.id, 17, 999, "x"]) expect(load(`store=${store}`)).toMatchObject({ wrong: true });
    expect(load(`store=${without?.id}`).wrongYard).toBe(without?.name);
    for (const query of ["store=999", "store=x", "store=2", ""]) expect(load(query).wrongYard).toBe("");
    expect(load("")).toMatchObject({ wrong: false, list: { store: undefined } });
    expect(load("store=2").wrong).toBe(false);
  });

  it("offers the yards that have one, by state", () => {
    const offered = load("").states.flatMap(({ stores }) => stores.map(({ id }) => id));
    expect(offered.toSorted((a, b) => a - b)).toEqual(
      listStores(stock)
        .filter(({ services }) => services.has("partpricing"))
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    expect(load("").states.every(({ stores }) => stores.length > 0)).toBe(true);
  });
});

describe("the chain's list", () => {
  it("stands where no yard is chosen, or one without prices, and says how many yards charge this", () => {
    for (const query of ["", "store=999"]) {
      const { list, others } = load(query);
      expect(list).toMatchObject({ store: undefined, count: 4, sales: [] });
      expect(list.usual?.all).toBeGreaterThan(list.usual?.same ?? 0);
      expect(others).toBeUndefined();
    }
    // The one yard that differs does so in its mufflers.
    const { same = 0, all } = listOf("").usual ?? {};
    expect(listOf("q=starter").usual).toEqual({ same: same + 1, all });
  });

  it("says how long most yards take old parts back", () => {
    expect(load("").coreDays).toBe(chainFigures(stock).coreDays.usual);
    const stores = stock.chain.stores.map((store) => ({ ...store, coreDays: 45 }));
    const patient = { ...stock, chain: { ...stock.chain, stores } };
    const loaded = loadPrices(pageRequest("partPricing", "en", { stock: patient, now, query: "" }));
    expect(loaded).toMatchObject({ coreDays: 45 });
  });

  it("adds up chosen parts too", () => {
    expect(listOf("list=2").chosen.map(({ part }) => [part.id, part.priceCents])).toEqual([[2, 6199]]);
  });
});

describe("one part", () => {
  it("comes with its price at the yards near by, there and at the counter", () => {
    const { list, others } = load("store=2&q=muffler");
    expect(list.one?.name).toBe("Muffler");
    expect(others).toMatchObject({ line: { part: { id: 2 } }, from: list.store?.name });
    expect(others?.yards.length).toBeGreaterThan(0);
    for (const { store, priceCents, bill } of others?.yards ?? []) {
      expect(store.id).not.toBe(2);
      expect(priceCents).toBe(6199);
      expect(bill.totalCents).toBeGreaterThan(priceCents);
    }
    const miles = others?.yards.map((yard) => yard.miles) ?? [];
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it("leads on, where it may be a question about something else, to what was understood of it", () => {
    expect(load("q=muffler+for+a+blimp").question).toMatch(/\?q=muffler(\+|%20)for/);
    expect(load("q=xqzv").question).toBeUndefined();
    expect(load("q=muffler").question).toBeUndefined();
  });

  it("with a car is a question that the box answers, near the yard; what has no meaning stays here", () => {
    expect(answer("store=2&q=muffler+make+1+model+1")).toMatchObject({
      status: 303,
      to: expect.stringContaining("muffler"),
    });
    expect(listOf("store=2&q=xyzzyq").count).toBe(0);
  });

  it("is none where a search finds several, or nothing was searched for", () => {
    for (const query of ["store=2&q=mu", "store=2", "store=2&cat=exhaust"])
      expect(load(query)).toMatchObject({ list: { one: undefined }, others: undefined });
  });
});

describe("a place beside the price list", () => {
  it("leads to the nearest yard that has one, with what else was asked", () => {
    const lead = answer("zip=95670&q=starter&list=4");
    expect(lead).toMatchObject({ status: 303 });
    const to = new URLSearchParams(lead instanceof Redirect ? lead.to.split("?")[1] : "");
    expect(Object.fromEntries(to)).toMatchObject({ q: "starter", list: "4", zip: "95670" });
    const store = listStores(stock).find(({ id }) => id === Number(to.get("store")));
    expect(store?.services.has("partpricing")).toBe(true);
    const { near } = load(`zip=95670&store=${store?.id}`);
    expect(near).toMatchObject({ typed: "95670", name: "95670", wrong: undefined });
    expect(near.miles).toBeGreaterThanOrEqual(0);
  });

  it("has no miles to a yard that is not the nearest, and none where no place was asked for", () => {
    const lead = answer("zip=95670");
    const nearest = Number(new URLSearchParams(lead instanceof Redirect ? lead.to.split("?")[1] : "").get("store"));
    const far = listStores(stock).find(({ id, services }) => id !== nearest && services.has("partpricing"));
    expect(load(`zip=95670&store=${far?.id}`).near).toMatchObject({ name: "95670", miles: undefined });
    expect(load("store=2").near).toEqual({ typed: "", name: "", wrong: undefined, miles: undefined });
  });

  it("that is none is kept in its field, and said to be wrong only where no yard was named", () => {
    expect(load("zip=12").near).toEqual({ typed: "12", name: "12", wrong: "malformed", miles: undefined });
    expect(load("zip=12&store=2").near).toMatchObject({ typed: "12", wrong: undefined });
  });

  it("is where the yards near by are counted from", () => {
    expect(load("store=2&q=muffler&zip=60501").others?.from).toBe("60501");
    expect(load("store=2&q=muffler").others?.from).toBe(load("store=2").list.store?.name);
  });
});
