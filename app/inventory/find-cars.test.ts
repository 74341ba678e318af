import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { findCars, toVehicleQuery } from "./find-cars.ts";
import { finderChoices } from "./finder-choices.ts";
import { readSearch } from "./search.ts";

const now = new Date("2026-11-15T06:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 900 });
});
const search = (query: string) => readSearch(new URLSearchParams(query), stock, now).search;
const query = (text: string) => toVehicleQuery(stock, search(text), now);

describe("what the stock is asked", () => {
  it("models before their make, and neither where every car is wanted", () => {
    expect(query("make=1&model=1001,1002")).toMatchObject({ modelIds: [1001, 1002] });
    expect(query("make=1&model=1001")).not.toHaveProperty("makeId");
    expect(query("make=1")).toMatchObject({ makeId: 1 });
    expect(query("")).not.toHaveProperty("makeId");
  });

  it("a distance only from a place", () => {
    expect(query("zip=95670&distance=50")).toMatchObject({ miles: 50, origin: { city: "Rancho Cordova" } });
    expect(query("distance=50")).not.toHaveProperty("miles");
  });

  it("days are counted on the chain's own calendar, where it is still yesterday", () => {
    expect(stock.chain.timeZone).toBe("America/Los_Angeles");
    expect(query("since=7").since).toBe("2026-11-07");
    expect(query("since=1").since).toBe("2026-11-13");
    expect(query("")).not.toHaveProperty("since");
  });
});

describe("the cars of a search", () => {
  it("are counted over all stores", () => {
    const { matches, total } = findCars(stock, search("make=1"), now);
    expect(total).toBe(matches.reduce((sum, { count }) => sum + count, 0));
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(findCars(stock, search(""), now).total);
  });

  it("are none where the place is wrong: not those of everywhere", () => {
    expect(findCars(stock, search("make=1&zip=zzzz"), now)).toMatchObject({ matches: [], total: 0 });
  });
});

describe("what the form offers", () => {
  it("only makes in the yards, with their counts, and models once a make is chosen", () => {
    const { makes, models } = finderChoices(stock);
    expect(models).toEqual([]);
    expect(makes.every(({ count }) => count > 0)).toBe(true);
    expect(makes.reduce((sum, { count }) => sum + count, 0)).toBe(findCars(stock, search(""), now).total);
    expect(Object.keys(makes[0] ?? {})).toEqual(["id", "name", "count"]);
    const ofFirst = finderChoices(stock, 1).models;
    expect(ofFirst.reduce((sum, { count }) => sum + count, 0)).toBe(makes.find(({ id }) => id === 1)?.count);
  });

  it("years from the oldest car to the newest", () => {
    const { oldestYear, newestYear } = finderChoices(stock);
    expect([oldestYear, newestYear]).toEqual([1990, 2019]);
  });
});
