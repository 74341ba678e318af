import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { twoYards } from "#tests/support/two-yards.ts";
import { chainFigures } from "./chain-figures.ts";
import type { Stock } from "./stock.ts";
import { listStores } from "./stores.ts";

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

  it("leave nothing unsaid of the invented chain, whose stores say all of it", () => {
    const unsaid = listStores(stock).flatMap((store) => {
      const figures = [store.taxRate, store.admissionCents, store.environmentalRate, store.environmentalCapCents];
      const days = [store.coreDays, store.exchangeDays, store.warrantyDays, store.yardClosesBeforeMinutes];
      const hours = [store.schedule.week, store.services.has("buyscars") ? store.buyingSchedule.week : ""];
      const phones = [store.phone1, store.phone2].map(({ number, label }) => (number && !label.es ? null : number));
      const said = [...figures, ...days, ...hours, ...phones, store.phone1.number || null, store.servicesSaid || null];
      return said.includes(null) ? [store.name] : [];
    });
    expect(unsaid).toEqual([]);
  });

  it("count only what yards have said", () => {
    const small = twoYards(stock);
    const stores = small.chain.stores.map((store, at) => ({
      ...store,
      ...(at === 0 ? { admissionCents: null, exchangeDays: null } : { admissionCents: 200, exchangeDays: null }),
    }));
    const { admissionCents, exchangeDays } = chainFigures({ ...small, chain: { ...small.chain, stores } });
    expect(admissionCents).toEqual({ least: 200, most: 200, usual: null, unsaid: 1 });
    expect(exchangeDays).toEqual({ least: null, most: null, usual: null, unsaid: 2 });
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
