import { beforeAll, describe, expect, it } from "vitest";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { type LocatorQuery, matrixOf, pageSize, readQuery, searchStores } from "./search.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 40, vehicles: 0 });
});

const read = (given: Record<string, string>) => readQuery(stock, (name) => given[name]);
type Given = Partial<Omit<LocatorQuery, "place">> & { zip?: string };
const search = ({ zip = "95670", ...query }: Given, p?: string) =>
  searchStores(
    stock,
    { place: resolvePlace(stock, zip), div: "All", distance: 100, ...query },
    p === undefined ? {} : { p },
  );
const zipOf = (zip: string) => matrixOf(read({ zip })).zip;

describe("what the locator is asked", () => {
  it("is a clean code, or the words of a place as they were typed", () => {
    expect(zipOf(" 95670-1234 ")).toBe("95670");
    expect(zipOf("t2c 1a1")).toBe("T2C1A1");
    expect(zipOf("Rancho Cordova, CA 95670")).toBe("95670");
    expect(zipOf("  kansas \t City,  MO ")).toBe("kansas City, MO");
    expect(zipOf("x".repeat(99))).toHaveLength(60);
    expect(matrixOf(read({})).zip).toBe("");
  });

  it("is a division by its code, or all", () => {
    expect(read({ div: "trk" }).div).toBe("TRK");
    expect(read({ div: "nobody" }).div).toBe("All");
    expect(read({}).div).toBe("All");
  });

  it("is a distance, without limit from 25,000 on, else the usual one", () => {
    const usual = read({}).distance;
    expect(usual).toBeGreaterThan(0);
    expect(["0", "7", "25000", "99999"].map((distance) => read({ distance }).distance)).toEqual([
      25_000, 7, 25_000, 25_000,
    ]);
    for (const distance of ["", " ", "-1", "far"]) expect(read({ distance }).distance).toBe(usual);
  });

  it("stands in the address, the page only from the second on", () => {
    const query = read({ zip: "95670", distance: "50" });
    expect(matrixOf(query)).toEqual({ zip: "95670", div: "All", distance: 50, p: undefined });
    expect(matrixOf(query, 1).p).toBeUndefined();
    expect(matrixOf(query, 2).p).toBe(2);
  });
});

describe("the place that the locator found", () => {
  it("is the one of the code, under the code as people write it", () => {
    expect(search({})).toMatchObject({
      place: { city: "Rancho Cordova", state: "CA" },
      placeName: "95670",
      others: [],
    });
    expect(search({ zip: "T2C1A1" })).toMatchObject({ place: { country: "CA" }, placeName: "T2C 1A1" });
  });

  it("is the one of the city, with its state, beside those of the same name in other states", () => {
    const { place, placeName, others } = search({ zip: "columbus, oh" });
    expect(place).toMatchObject({ city: "Columbus", state: "OH" });
    expect(placeName).toBe("Columbus, OH");
    const names = others.map(({ city, state }) => `${city}, ${state}`);
    expect(names).toContain("Columbus, GA");
    expect(names).not.toContain("Columbus, OH");
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(6);
  });

  it("is none for words that are in no table, and then there are no stores", () => {
    expect(search({ zip: "zzzzzz" })).toMatchObject({
      place: undefined,
      placeName: "zzzzzz",
      inside: [],
      outside: [],
      page: 1,
    });
  });
});

describe("the stores that the locator found", () => {
  it("are inside the distance, the nearest first", () => {
    const { inside, outside } = search({ distance: 500 });
    expect(inside[0]).toMatchObject({ store: { id: 1 }, miles: 0 });
    const miles = inside.map((near) => near.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(500);
    expect(outside).toEqual([]);
  });

  it("are the three nearest outside where none is inside", () => {
    // Boise has no yard near.
    const { inside, outside } = search({ zip: "83702", distance: 1 });
    expect(inside).toEqual([]);
    expect(outside).toHaveLength(3);
    expect(outside).toEqual(search({ zip: "83702", distance: 25_000 }).inside.slice(0, 3));
  });

  it("are of the division that was asked for", () => {
    const trucks = search({ div: "TRK", distance: 25_000 }).inside;
    expect(trucks.length).toBeGreaterThan(0);
    expect(trucks.every(({ store }) => store.division.code === "TRK")).toBe(true);
    expect(trucks.length).toBeLessThan(search({ distance: 25_000 }).inside.length);
  });

  it("come in pages that exist", () => {
    const pages = Math.ceil(search({ distance: 25_000 }).inside.length / pageSize);
    expect(pages).toBe(2);
    const asked = [undefined, "1", "2", "3", "0", "-4", "x"];
    expect(asked.map((p) => search({ distance: 25_000 }, p).page)).toEqual([1, 1, 2, 2, 1, 1, 1]);
  });
});
