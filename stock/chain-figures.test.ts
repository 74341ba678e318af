import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { twoYards } from "#tests/support/two-yards.ts";
import { chainFigures } from "./chain-figures.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

describe("the figures of a chain", () => {
  it("count yards apart from the sites that buy metal", () => {
    const { yards, metalsSites, countries, states, provinces, weekdays } = chainFigures(stock);
    expect({ yards, metalsSites, countries, weekdays }).toEqual({
      yards: 58,
      metalsSites: 2,
      countries: ["US", "CA"],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    });
    expect([states.length, provinces.length]).toEqual([17, 2]);
  });

  it("count a yard by what it offers, whatever group its chain counts it in", () => {
    const stores = twoYards(stock).chain.stores.map((store) => ({ ...store, countGroup: "OCOStore" }));
    expect(chainFigures({ ...stock, chain: { ...stock.chain, stores } })).toMatchObject({ yards: 2, metalsSites: 0 });
  });

  it("say what most yards have, and from where to where", () => {
    const { admissionCents, closesBeforeMinutes, exchangeDays, carParts, truckParts } = chainFigures(stock);
    const days = stock.chain.stores.flatMap((store) => store.exchangeDays ?? []);
    expect(exchangeDays).toMatchObject({ least: Math.min(...days), most: Math.max(...days) });
    expect(admissionCents).toEqual({ least: 100, most: 300, usual: 200, unsaid: 0 });
    expect(closesBeforeMinutes).toEqual({ least: 30, most: 30, usual: 30, unsaid: 0 });
    expect(carParts + truckParts).toBe(stock.prices.chain.size);
    expect(carParts).toBeGreaterThan(400);
  });

  it("follow the data of another chain", () => {
    const small = twoYards(stock);
    const figures = chainFigures(small);
    expect(figures).toMatchObject({ yards: 2, metalsSites: 0, countries: ["US"], carParts: 0, truckParts: 0 });
    expect(figures.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
    expect(figures.states.map(({ en }) => en)).toEqual(["California"]);
    expect(chainFigures(small)).toBe(figures);
  });

  it("are counted anew where stores or prices have changed, and not where only cars have", () => {
    const next = { ...stock, version: stock.version + 1 };
    const once = (of: object, name: string) => {
      let looks = 0;
      const value = (of as Record<string, unknown>)[name];
      const get = () => {
        looks++;
        return value;
      };
      return [Object.defineProperty({ ...of }, name, { get }), () => looks] as const;
    };
    const [chain, looksAtStores] = once(stock.chain, "stores");
    const [prices, looksAtPrices] = once(stock.prices, "parts");
    const first = chainFigures({ ...stock, chain, prices } as Stock);
    const before = [looksAtStores(), looksAtPrices()];
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(chainFigures({ ...next, chain, prices } as Stock)).toEqual(first);
    expect([looksAtStores(), looksAtPrices()]).toEqual(before);
    expect(first).toEqual(chainFigures(stock));
  });

  it("have no common weekdays when the yards differ, and nothing without yards", () => {
    const small = twoYards(stock);
    const [first, second] = small.chain.stores;
    if (!first || !second) throw new Error("two yards were expected");
    const week = first.schedule.week?.map((spans, at) => (at === 0 ? [] : spans)) ?? null;
    const other = { ...first, schedule: { ...first.schedule, week } };
    const mixed = { ...small, chain: { ...small.chain, stores: [other, second] } };
    expect(chainFigures(mixed).weekdays).toBeNull();
    const none = { ...small, chain: { ...small.chain, stores: [] } };
    expect(chainFigures(none)).toMatchObject({ yards: 0, weekdays: null, coreDays: { least: null, usual: null } });
  });
});
