import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { readSearch } from "./search.ts";
import { wishName } from "./wish-name.ts";

const now = new Date("2026-11-15T12:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const wish = (query: string) => wishName(stock, readSearch(new URLSearchParams(query), stock, now).search, now);

it.each([
  ["", ""],
  ["make=1", "Make 1"],
  ["make=1&model=1001&year=2005-2012", "Make 1 Model 1 2005–2012"],
  ["model=1001,2002", "Make 1 Model 1 / Make 2 Model 2"],
  ["make=1&year=2005-2027", "Make 1 2005–"],
  ["make=1&year=1900-1980", "Make 1 –1980"],
  ["year=1977", "1977"],
])("%s wants %s, said in no language", (query, name) => expect(wish(query)).toBe(name));

it.each(["vin=1HGCM82633A004352", "engine=Juan+555-0142", "since=7", "color=azul", "body=van"])(
  "keeps nothing of a search that is narrowed by %s",
  (narrowed) => expect(wish(`make=1&model=1001&${narrowed}`)).toBe(""),
);
