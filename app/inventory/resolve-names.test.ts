import { beforeAll, describe, expect, it } from "vitest";
import { createVocabulary } from "#core/smart-query-names.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { resolveAddress, resolveNames } from "./resolve-names.ts";

const now = new Date("2026-11-15T12:00:00Z");
const vocabulary = createVocabulary({
  makes: [
    { id: 1, name: "Geo" },
    { id: 2, name: "Suzuki" },
    { id: 3, name: "Mercedes-Benz" },
  ],
  models: [
    { id: 11, makeId: 1, name: "Tracker" },
    { id: 21, makeId: 2, name: "Tracker" },
    { id: 22, makeId: 2, name: "Sidekick" },
  ],
} as never);
const resolve = (query: string) => resolveNames(new URLSearchParams(query), vocabulary, now)?.toString();

describe("names in an address", () => {
  it.each([
    ["make=1&model=11", undefined],
    ["make=&model=", undefined],
    ["make=geo", "make=1"],
    ["make=Mercedes Benz", "make=3"],
    ["make=unknown", undefined],
    ["make=geo&model=tracker", "make=1&model=11"],
    ["make=2&model=Tracker", "make=2&model=21"],
    ["model=tracker", "model=11%2C21"],
    ["model=sidekick", "model=22&make=2"],
    ["make=1&model=sidekick", undefined],
    ["model=null", undefined],
    ["model=11,+21", undefined],
  ])("%s: %s", (query, resolved) => expect(resolve(query)).toBe(resolved));
});

describe("years from and to", () => {
  it.each([
    ["from=2005&to=2012", "year=2005-2012"],
    ["from=2005", "year=2005-2027"],
    ["to=1980", "year=1900-1980"],
    ["from=&to=", ""],
    ["from=99&to=x", ""],
    ["make=1&from=2005&to=2005", "make=1&year=2005"],
    ["from=&to=&year=1971-74,+77", "year=1971-74%2C+77"],
  ])("%s: %s", (query, resolved) => expect(resolve(query)).toBe(resolved));
});

describe("a place as it was typed", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadSmallStock({ stores: 9, vehicles: 60 });
  });
  const address = (query: string) => resolveAddress(new URLSearchParams(query), stock, now)?.toString();

  it.each([
    ["zip=+94577-1234+", "zip=94577"],
    ["zip=v6b+1a1", "zip=V6B1A1"],
    ["zip=945771234", "zip=94577"],
    ["zip=12-34", "zip=1234"],
    ["make=1&zip=Sacramento,+CA+95823", "make=1&zip=95823"],
  ])("is a code without its blanks: %s", (query, code) => expect(address(query)).toBe(code));

  it("is a city, which becomes a code of it, beside what else was asked", () => {
    expect(address("make=1&zip=Fresno, CA")).toMatch(/^make=1&zip=93\d{3}$/);
    expect(address("make=Make 2&zip=Fresno, CA")).toMatch(/^make=2&zip=93\d{3}$/);
  });

  it.each(["zip=95670", "zip=null", "zip=zzzzz", "zip=T2C1A1", ""])("%s stays as it is", (query) => {
    expect(address(query)).toBeUndefined();
  });
});
