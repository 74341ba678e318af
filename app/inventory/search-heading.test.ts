import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { readSearch } from "./search.ts";
import { searchHeading } from "./search-words.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const heading = (query: string, edition: "es" | "en" = "es") =>
  searchHeading(stock, readSearch(new URLSearchParams(query), stock, now).search, now, edition);

it.each([
  ["", "Todos los carros", "All cars"],
  ["zip=95670&distance=25", "Carros cerca del 95670", "Cars near 95670"],
  ["make=1&model=0", "Make 1", "Make 1"],
  ["make=1&model=1001&year=2001-2005&zip=95670", "Make 1 Model 1 2001–2005", "Make 1 Model 1 2001–2005"],
  ["year=2001-2005", "Carros 2001–2005", "Cars 2001–2005"],
  ["since=0", "Carros llegados hoy", "Cars arrived today"],
  ["since=1&zip=95670", "Carros llegados desde ayer", "Cars arrived since yesterday"],
  [
    "since=7&color=azul&color=rojo",
    "Carros, azul o rojo de los últimos 7 días",
    "Cars, blue or red from the last 7 days",
  ],
  ["body=pickup&year=2004", "Troca (pickup) 2004", "Pickup 2004"],
  ["make=1&model=0&body=coupe", "Make 1, Cupé", "Make 1, Coupe"],
  ["hit=left&hit=none", "Carros, golpeado del lado izquierdo o sin golpe", "Cars, hit on the left side or not hit"],
  ["engine=V6&vin=1HG*", "Carros, motor V6, VIN 1HG*", "Cars, V6 engine, VIN 1HG*"],
])("the results of %s are called what was searched", (query, es, en) => {
  expect(heading(query)).toBe(es);
  expect(heading(query, "en")).toBe(en);
});

it("names the yard, or how many of them", () => {
  const [first, second] = stock.chain.grid.stores;
  expect(heading(`store=${first?.id}`)).toBe(`Carros en ${first?.listText}`);
  expect(heading(`store=${first?.id}&store=${second?.id}`, "en")).toBe("Cars at 2 yards");
});
