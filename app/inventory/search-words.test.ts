import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { readSearch } from "./search.ts";
import { searchName, searchTitle, yearsInWords } from "./search-words.ts";

const now = new Date("2026-11-15T12:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const search = (query: string) => readSearch(new URLSearchParams(query), stock, now).search;

it.each([
  [[[2005, 2005]], "2005", "2005"],
  [[[2005, 2012]], "2005–2012", "2005–2012"],
  [[[2005, 2027]], "2005 y más nuevos", "2005 and newer"],
  [[[2005, 2026]], "2005–2026", "2005–2026"],
  [[[1900, 1980]], "1980 y anteriores", "1980 and older"],
  [
    [
      [1971, 1974],
      [1977, 1977],
    ],
    "1971–1974, 1977",
    "1971–1974, 1977",
  ],
  [[], "", ""],
] as const)("the years %j", (years, es, en) => {
  expect([yearsInWords(years, now, "es"), yearsInWords(years, now, "en")]).toEqual([es, en]);
});

describe("the name of a search", () => {
  it.each([
    ["", "Todos los carros"],
    ["make=1", "Make 1"],
    ["make=99", "Marca desconocida"],
    ["make=1&model=9999", "Make 1, modelo desconocido"],
    ["model=9999", "Modelo desconocido"],
    ["make=1&model=1001", "Make 1 Model 1"],
    ["model=1001,2002", "Make 1 Model 1 y Make 2 Model 2"],
    ["make=1&model=1001,1002,1003", "Make 1 Model 1, Model 2 y Model 3"],
    ["make=1&model=1001,1002,1003,1004,1005", "Make 1 Model 1, Model 2, Model 3 y 2 más"],
    ["make=1&year=2005-2012", "Make 1 2005–2012"],
  ])("%s: %s", (query, name) => expect(searchName(stock, search(query), now, "es")).toBe(name));

  it("has its place in the title, where one is asked for", () => {
    expect(searchTitle(stock, search("make=1&zip=95670"), now, "es")).toBe("Make 1 cerca del 95670");
    expect(searchTitle(stock, search("make=1&zip=95670"), now, "en")).toContain("95670");
    expect(searchTitle(stock, search("make=1"), now, "es")).toBe("Make 1");
  });
});
