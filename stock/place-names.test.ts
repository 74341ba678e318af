import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findCityCode, listCities, listCodesNearStores, nameFully, resolvePlace } from "./places.ts";
import type { Stock } from "./stock.ts";
import { milesTo } from "./store-grid.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const named = (text: string) => listCities(stock, text).map(({ city, state }) => `${city}, ${state}`);
const fully = (text: string) => {
  const { place, name } = resolvePlace(stock, text);
  return place && nameFully(place, name);
};

describe("what a place is called in full", () => {
  it("is its city, its state and its code; a city has none", () => {
    expect(fully("95823")).toBe("Sacramento, CA 95823");
    expect(fully("Fresno")).toBe("Fresno, CA");
    const { place } = resolvePlace(stock, "95823");
    if (!place) throw new Error("no place");
    expect(nameFully({ ...place, city: "" }, "95823")).toBe("CA 95823");
    expect(nameFully({ ...place, city: "", state: "" }, "95823")).toBe("95823");
  });
});

describe("the cities that a text can mean", () => {
  it("begin with just that name, then the large ones, then those with a yard", () => {
    expect(named("kansas city")[0]).toBe("Kansas City, MO");
    expect(named("Sacramento")[0]).toBe("Sacramento, CA");
    const richmond = named("richmond");
    expect(richmond[0]).toBe("Richmond, VA");
    expect(richmond).toContain("Richmond, CA");
    expect(richmond.indexOf("Richmond, CA")).toBeLessThan(
      richmond.findIndex((name) => name.startsWith("Richmond Hill")),
    );
  });

  it("are narrowed by a state, in letters or in either language, with a comma or without", () => {
    for (const text of ["richmond ca", "Richmond, CA", "richmond california", "  Richmond ,  california "])
      expect(named(text)[0]).toBe("Richmond, CA");
    expect(named("portland, nueva york")[0]).toMatch(/^Portland/);
    expect(named("new york new york")[0]).toBe("New York, NY");
  });

  it("are those of the name alone where the state has none", () => {
    expect(named("sacramento maine")).toEqual([]);
    expect(named("Sacramento, ME")[0]).toBe("Sacramento, CA");
  });

  it("are none for a letter, for figures, and for a text longer than any name", () => {
    for (const text of ["", "s", " s ", "route 66", "x".repeat(61)]) expect(named(text)).toEqual([]);
    expect(named("sa").length).toBeGreaterThan(0);
  });
});

describe("the code of a city that is called just so", () => {
  it("is found with its state or without, whatever stands around it", () => {
    const code = findCityCode(stock, "Sacramento");
    expect(code).toMatch(/^9\d{4}$/);
    for (const text of ["sacramento ca", " Sacramento,  CA ", "SACRAMENTO"])
      expect(findCityCode(stock, text)).toBe(code);
    expect(findCityCode(stock, "richmond ca")).not.toBe(findCityCode(stock, "richmond va"));
    expect(findCityCode(stock, "richmond")).toBe(findCityCode(stock, "richmond va"));
  });

  it("is none of a beginning, of a letter, of figures, of nothing", () => {
    for (const text of ["sacrament", "", "s", "95823", "x".repeat(70), "Nowhereville"])
      expect(findCityCode(stock, text)).toBeUndefined();
    expect(stock.postal.citiesNamed(" ")).toEqual([]);
    expect(stock.postal.cities("")).toEqual([]);
  });
});

describe("a text that is too long", () => {
  it("is read as far as a name can go", () => {
    const long = `${"y".repeat(80)}`;
    expect(resolvePlace(stock, long)).toMatchObject({ wrong: "unknown", typed: "y".repeat(60) });
    expect(resolvePlace(stock, `${" ".repeat(50)}Fresno`).name).toBe("Fresno, CA");
    expect(resolvePlace(stock, "  fresno \n ca ").typed).toBe("fresno ca");
  });
});

it("postal codes near stores are those within the miles, and no others", async () => {
  const points = await listCodesNearStores(stock, 5);
  expect(points.length).toBeGreaterThan(50);
  const nearest = (point: (typeof points)[number]) =>
    Math.min(...stock.chain.grid.stores.map((store) => milesTo({ ...point, postal: "" }, store)));
  for (const point of points.slice(0, 40)) expect(nearest(point)).toBeLessThanOrEqual(5);
  const codes = new Set(points.map(({ code }) => code));
  const left = [...stock.postal.points()].filter(({ code }) => !codes.has(code)).slice(0, 200);
  for (const point of left) expect(nearest(point)).toBeGreaterThan(5);
});
