import { beforeAll, describe, expect, it } from "vitest";
import { findCars } from "#app/inventory/find-cars.ts";
import { readSearch } from "#app/inventory/search.ts";
import { anyDistance } from "#core/distance.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { listInstead } from "./instead.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 900 });
});
const searchOf = (query: string) => readSearch(new URLSearchParams(query), stock, now).search;
const found = (query: string) => findCars(stock, searchOf(query), now);
const instead = (query: string) => listInstead(stock, searchOf(query), found(query), now);
const countOf = (search: Parameters<typeof findCars>[1]) => findCars(stock, search, now).total;

describe("what an empty result offers instead", () => {
  it("the same car farther away, at six stores at most, the nearest first, and really there", () => {
    const { farther } = instead("make=1&zip=96701&distance=10");
    expect(farther).toHaveLength(6);
    const miles = farther.map((offer) => offer.miles ?? 0);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    for (const { search, count, store } of farther) {
      expect(search).toMatchObject({ makeId: 1, distance: anyDistance, storeIds: [store.id], page: 1 });
      expect(countOf(search)).toBe(count);
    }
  });

  it("nothing farther where every distance was asked, or no place", () => {
    expect(instead("make=1&zip=96701&distance=0").farther).toEqual([]);
    expect(instead("make=1").farther).toEqual([]);
  });

  it("the same search without its filters, if that has cars", () => {
    const { unfiltered } = instead("make=1&color=rosa&engine=V12&store=1&since=1&vin=ZZ*&body=bus&distance=0");
    expect(unfiltered?.search).toMatchObject({
      makeId: 1,
      colors: [],
      bodies: [],
      since: null,
      storeIds: [],
      vin: "",
      engine: "",
    });
    expect(unfiltered?.count).toBe(found("make=1").total);
    expect(instead("make=1&year=1950").unfiltered).toBeUndefined();
  });

  it("years around those that were asked, each with its count, in their order", () => {
    const { years } = instead("make=1&year=2021");
    const offered = years.map(({ year }) => year);
    expect(offered).toEqual(offered.toSorted((a, b) => a - b));
    expect(Math.min(...offered)).toBeGreaterThanOrEqual(2017);
    expect(Math.max(...offered)).toBe(2019);
    for (const { year, search, count } of years) {
      expect(search.years).toEqual([[year, year]]);
      expect(countOf(search)).toBe(count);
    }
    expect(instead("make=1").years).toEqual([]);
  });

  it("other models of the make, the most frequent first, eight at most", () => {
    const { models, make } = instead("make=1&model=1001&year=2015");
    const counts = models.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(models.length).toBeLessThanOrEqual(8);
    expect(make).toBe("Make 1");
    for (const { search, count } of models) expect(countOf(search)).toBe(count);
    expect(instead("make=1").models).toEqual([]);
  });

  it("of a model alone, its make by itself", () => {
    expect(instead("model=2001").make).toBe("Make 2");
    expect(instead("zip=95670").make).toBe("");
  });

  it("what is not within the distance, from anywhere", () => {
    const { models, years } = instead("model=1001&year=2021&zip=96701&distance=10");
    for (const { search } of [...models, ...years]) expect(search.distance).toBe(anyDistance);
    expect(years.length).toBeGreaterThan(0);
  });

  it("the three nearest yards with an inventory, of a place alone", () => {
    const { stores } = instead("make=1&zip=95670");
    expect(stores).toHaveLength(3);
    expect(stores.every(({ store }) => store.services.has("inventory"))).toBe(true);
    expect(stores.map(({ miles }) => miles)).toEqual(stores.map(({ miles }) => miles).toSorted((a, b) => a - b));
    expect(instead("make=1").stores).toEqual([]);
  });
});
