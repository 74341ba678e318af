import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { bodyIds } from "#core/body.ts";
import { colorIds } from "#core/color.ts";
import { hitSideIds } from "#core/hit-side.ts";
import { createVocabulary } from "#core/smart-query-names.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { resolveNames } from "./resolve-names.ts";
import { emptySearch, readSearch, searchKey, withChanges, writeSearch } from "./search.ts";

const now = new Date("2026-11-15T12:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const read = (query: string) => readSearch(new URLSearchParams(query), stock, now);

describe("the address of a search", () => {
  it("reads the five names of the specification", () => {
    const { search, wrong } = read("make=234&model=4350&distance=50&zip=95670-1234&year=1971-74,+77");
    expect(wrong).toEqual({});
    expect(search).toMatchObject({
      makeId: 234,
      modelIds: [4350],
      distance: 50,
      place: { code: "95670", place: { city: "Rancho Cordova" } },
    });
    expect(search.years).toEqual([
      [1971, 1974],
      [1977, 1977],
    ]);
  });
  it("takes an absent, empty or null value for none, and an empty distance for 10 miles", () => {
    expect(read("make=0&model=0&distance=&zip=null&year=").search).toEqual(emptySearch);
    expect(read("").search).toEqual(emptySearch);
    expect(read("distance=0").search.distance).toBe(25_000);
  });
  it("cleans a Canadian code", () => expect(read("zip=t2p+1a1").search.place.code).toBe("T2P1A1"));
  it("says which values cannot be", () => {
    expect(read("year=abc&distance=-5").wrong).toEqual({ year: "abc", distance: "-5" });
  });
  it("knows only the filters that exist", () => {
    const { search } = read(
      "color=azul&color=nope,rojo&body=pickup,nope&since=7&store=3,4&sort=row&page=2&vin=1hg*!&engine=V6",
    );
    expect(search).toMatchObject({ colors: ["azul", "rojo"], bodies: ["pickup"], since: 7, storeIds: [3, 4] });
    expect(search).toMatchObject({ sort: "row", page: 2, vin: "1HG*", engine: "V6" });
    expect(read("since=-1&page=0&sort=price").search).toMatchObject({ since: null, page: 1, sort: "newest" });
    expect(read("since=0").search.since).toBe(0);
  });
  it("takes a number of days up to a year, and a page that can be", () => {
    const since = (text: string) => read(`since=${text}`).search.since;
    expect(["0", "365", "366", "1000", "7x", "-7"].map(since)).toEqual([0, 365, null, null, null, null]);
    const page = (text: string) => read(`page=${text}`).search.page;
    expect(["1", "99999", "100000", "-3", "2.5", "x", ""].map(page)).toEqual([1, 99_999, 1, 1, 1, 1, 1]);
  });
  it("takes every id, color and body once, colors and bodies in their order, and no id that is none", () => {
    const { search } = read(
      "model=3,3,0,x,1&model=1234567890,+2&color=rojo,azul,rojo&body=suv&body=pickup,suv&store=4,4",
    );
    expect(search.modelIds).toEqual([3, 1, 2]);
    expect(search).toMatchObject({ colors: ["azul", "rojo"], bodies: ["pickup", "suv"].sort(), storeIds: [4] });
    expect(read("make=8,9").search.makeId).toBe(8);
    expect(read("vin=null&engine=null&engine=V8").search).toMatchObject({ vin: "", engine: "" });
  });
  it("cuts what is longer than anybody needs", () => {
    const ids = Array.from({ length: 150 }, (_, at) => at + 1).join();
    const { search } = read(`model=${ids}&store=${ids}&vin=${"A".repeat(50)}&engine=+${"V".repeat(60)}`);
    expect([search.modelIds.length, search.storeIds.length]).toEqual([40, 100]);
    expect([search.vin.length, search.engine.length]).toEqual([30, 40]);
    expect(read(`year=${"x".repeat(300)}`).wrong.year).toHaveLength(100);
  });
  it("begins again at page one when something changes", () => {
    expect(withChanges({ ...emptySearch, page: 7 }, { since: 7 }).page).toBe(1);
  });
  it("is the same search in any order of sorting", () => {
    expect(searchKey({ ...emptySearch, makeId: 3, sort: "row", page: 4 })).toBe("make=3&model=0");
  });
  it("reads back what it writes", () => {
    const searches = fc.record({
      makeId: fc.nat(999),
      modelIds: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 }),
      years: fc.integer({ min: 1950, max: 2020 }).map((year) => [[year, year + 3]] as [number, number][]),
      place: fc.constantFrom("95670", "T2P1A1", "00000", "nowhere at all", "12").map((zip) => resolvePlace(stock, zip)),
      distance: fc.constantFrom(10, 25, 500, 25_000),
      colors: fc.uniqueArray(fc.constantFrom(...colorIds), { maxLength: 3 }).map((list) => list.sort()),
      bodies: fc.uniqueArray(fc.constantFrom(...bodyIds), { maxLength: 3 }).map((list) => list.sort()),
      hits: fc.uniqueArray(fc.constantFrom(...hitSideIds), { maxLength: 3 }).map((list) => list.sort()),
      since: fc.constantFrom(null, 0, 7),
      storeIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
      vin: fc.constantFrom("", "1HG*", "*52"),
      engine: fc.constantFrom("", "2.4 L4"),
      sort: fc.constantFrom("newest" as const, "year" as const, "row" as const),
      page: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(searches, (search) => {
        expect(readSearch(writeSearch(search), stock, now).search).toEqual(search);
      }),
    );
  });
});

describe("the default of the specification", () => {
  it("a make without a model asks for model 0, which is every model", () => {
    const query = writeSearch({ ...emptySearch, makeId: 7 });
    expect(query.get("model")).toBe("0");
    expect(read(query.toString()).search).toEqual({ ...emptySearch, makeId: 7 });
    expect(writeSearch(emptySearch).toString()).toBe("");
  });
});

describe("names instead of ids", () => {
  const vocabulary = createVocabulary({
    makes: [
      { id: 7, name: "Toyota" },
      { id: 8, name: "Geo" },
      { id: 9, name: "Suzuki" },
    ],
    models: [
      { id: 70, makeId: 7, name: "Camry" },
      { id: 80, makeId: 8, name: "Tracker" },
      { id: 90, makeId: 9, name: "Tracker" },
    ],
  });
  const resolve = (query: string) => resolveNames(new URLSearchParams(query), vocabulary, now)?.toString();
  it("leaves an address of ids alone", () => expect(resolve("make=7&model=0&year=2005")).toBeUndefined());
  it("finds the ids", () => {
    expect(resolve("make=toyota&model=CAMRY")).toBe("make=7&model=70");
    expect(resolve("model=camry")).toBe("model=70&make=7");
    expect(resolve("model=tracker")).toBe("model=80%2C90");
    expect(resolve("make=geo&model=tracker")).toBe("make=8&model=80");
  });
  it("joins the years of the form", () => {
    expect(resolve("make=7&from=2005&to=2010")).toBe("make=7&year=2005-2010");
    expect(resolve("from=2010&to=2005")).toBe("year=2005-2010");
    expect(resolve("from=2010&to=")).toBe("year=2010-2027");
    expect(resolve("from=&to=1990")).toBe("year=1900-1990");
    expect(resolve("from=&to=&make=7")).toBe("make=7");
  });
});
