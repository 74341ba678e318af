import { beforeAll, expect, it } from "vitest";
import { emptySearch, readSearch, writeSearch } from "#app/inventory/search.ts";
import { bodyName } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { listApplied } from "./applied.ts";
import { copy } from "./copy.ts";
import { filtersCopy } from "./filters-copy.ts";

const now = new Date("2026-11-15T12:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const read = (query: string) => readSearch(new URLSearchParams(query), stock, now).search;
const applied = (query: string) => listApplied(stock, read(query), now, "es");
const names = (query: string) => applied(query).map(({ name }) => name);
/** The search that is left when the part of this name is taken away. */
const without = (query: string, name: string) => {
  const part = applied(query).find((one) => one.name === name);
  if (!part) throw new Error(`${name} is not among ${names(query)}`);
  return part.without;
};

it("has nothing to take away from an empty search", () => expect(names("")).toEqual([]));

it("names every part of a search, in the order of its form", () => {
  const query =
    "make=1&model=1001,1002&year=2005-2012&zip=95670&distance=50&since=7&color=azul&body=pickup&hit=none,roof,rear&store=2&vin=1HG*&engine=V6";
  expect(names(query)).toEqual([
    "Make 1",
    "Model 1",
    "Model 2",
    "2005–2012",
    copy.es.fromZip("50 mi", "95670"),
    filtersCopy.es.sinceDays(7),
    "Azul",
    bodyName("pickup", "es"),
    "Sin golpe",
    "Golpeado atrás",
    "Newark 2",
    copy.es.vinChip("1HG*"),
    copy.es.engineChip("V6"),
  ]);
});

it("a make takes its models along; a model goes alone", () => {
  expect(without("make=1&model=1001&year=2005", "Make 1")).toMatchObject({ makeId: 0, modelIds: [] });
  expect(without("make=1&model=1001,1002", "Model 1")).toMatchObject({ makeId: 1, modelIds: [1002] });
});

it("a model without its make is called by both", () => {
  expect(names("model=1001,2002")).toEqual(["Make 1 Model 1", "Make 2 Model 2"]);
});

it("a place takes its distance along", () => {
  const left = without("make=1&zip=95670&distance=50", copy.es.fromZip("50 mi", "95670"));
  expect(writeSearch(left)).toEqual(writeSearch({ ...emptySearch, makeId: 1 }));
  expect(names("zip=95670&distance=0")).toEqual([copy.es.anyFromZip("95670")]);
});

it.each([
  ["color=azul,rojo", "Azul", { colors: ["rojo"] }],
  ["body=pickup,sedan", bodyName("pickup", "es"), { bodies: ["sedan"] }],
  ["hit=none,rear", "Sin golpe", { hits: ["rear"] }],
  ["store=1,2", "Newark 2", { storeIds: [1] }],
  ["since=7", filtersCopy.es.sinceDays(7), { since: null }],
  ["year=2005", "2005", { years: [] }],
  ["vin=1HG*", copy.es.vinChip("1HG*"), { vin: "" }],
  ["engine=V6", copy.es.engineChip("V6"), { engine: "" }],
])("%s without %s", (query, name, left) => expect(without(query, name)).toMatchObject(left));

it("what the chain does not know is said to be so, and comes off", () => {
  const query = "make=99&model=99099&store=999";
  expect(names(query)).toEqual(["Marca desconocida", "Modelo desconocido", "Yonke desconocido"]);
  expect(without(query, "Marca desconocida")).toMatchObject({ makeId: 0, modelIds: [] });
  expect(without(query, "Yonke desconocido").storeIds).toEqual([]);
});

it("whoever takes a part away begins at the first page", () => {
  expect(without("make=1&year=2005&page=3", "2005").page).toBe(1);
});
