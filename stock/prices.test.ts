import { beforeAll, expect, it } from "vitest";
import type { YardEvent } from "#core/event.ts";
import type { Part } from "#core/part.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { findFamilies } from "./part-families.ts";
import { fullFamilies } from "./part-pages.ts";
import { discountsOf, findPrice, listPrices } from "./prices.ts";
import type { Price, Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 0 });
});
const part = (id: number) => stock.prices.parts.find((one) => one.id === id) as Part;

it("a part costs what the yard says itself, else what the chain says; without either it has no price", () => {
  expect(findPrice(stock, 2, part(2))).toMatchObject({ priceCents: 5000, totalCents: 5899, own: true });
  expect(findPrice(stock, 1, part(2))).toMatchObject({ priceCents: 6199, totalCents: 7098, own: false });
  expect(findPrice(stock, 2, part(1))).toMatchObject({ priceCents: 6199, own: false });
  expect(findPrice(stock, 1, part(5))).toBeUndefined();
  const own = new Map(listPrices(stock, 2, "en").map((one) => [one.id, one.own]));
  expect([own.get(2), own.get(1)]).toEqual([true, false]);
  expect(listPrices(stock, 1, "en").filter((one) => one.own)).toEqual([]);
});

it("a part that a state does not let anyone sell has no price there", () => {
  const banned = { ...part(2), name: { es: "Catalizador", en: "Catalytic converter" } };
  const states = new Map(stock.chain.stores.map((store) => [store.state === "CA", store.id]));
  expect(findPrice(stock, states.get(true) as number, banned)).toBeUndefined();
  const open = [...stock.chain.stores].find(({ state, active }) => state !== "CA" && active);
  expect(findPrice(stock, open?.id ?? 0, banned)?.priceCents).toBeGreaterThan(0);
});

it("a part has a page of its own where any yard has a price for it, and something is known of it", () => {
  const price = stock.prices.chain.get(2) as Price;
  const facts = {
    ...stock.sharing,
    factsOf: (id: number) => (id === 2 ? { minutes: [5, 10] } : undefined),
  } as Stock["sharing"];
  const pages = (chain: [number, Price][], own: [number, Map<number, Price>][], sharing = facts) =>
    fullFamilies({ ...stock, sharing, prices: { ...stock.prices, chain: new Map(chain), own: new Map(own) } }, "sedan")
      .length;
  expect(pages([[2, price]], [])).toBe(1);
  expect(
    pages(
      [],
      [
        [1, new Map()],
        [2, new Map([[2, price]])],
      ],
    ),
  ).toBe(1);
  expect([pages([], []), pages([[1, price]], [[1, new Map()]])]).toEqual([0, 0]);
  expect(pages([[2, price]], [], { ...facts, factsOf: () => undefined } as Stock["sharing"])).toBe(0);
});

it("words that name one part in either language mean just that, not all that have them", () => {
  const named = (text: string) => findFamilies(stock.prices, text).map(({ family }) => family.name.en);
  expect([named("muffler"), named("mofle"), named("motor de arranque")]).toEqual([
    ["Muffler"],
    ["Muffler"],
    ["Starter"],
  ]);
});

it("of several sales at once the best one counts for each category, whichever comes last", () => {
  const sale = (...discounts: [category: string, percent: number][]) =>
    ({ discounts: discounts.map(([category, percent]) => ({ category, percent })) }) as unknown as YardEvent;
  const both = [sale(["body", 50], ["engine", 20]), sale(["body", 30], ["*", 10])];
  const best = { body: 50, engine: 20, "*": 10 };
  expect(Object.fromEntries(discountsOf(both))).toEqual(best);
  expect(Object.fromEntries(discountsOf(both.toReversed()))).toEqual(best);
  expect(Object.fromEntries(discountsOf([sale(["body", 50], ["body", 30])]))).toEqual({ body: 50 });
});
