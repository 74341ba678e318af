import { beforeAll, expect, it } from "vitest";
import type { Store } from "#core/store.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { answerPart } from "./answer-part.ts";
import { countModel } from "./model-years.ts";
import { findFamilies } from "./part-families.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import { createStoreGrid } from "./store-grid.ts";
import { listNeighbours } from "./stores.ts";
import { countSince } from "./vehicle-counts.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import {
  countMatches,
  countStoreStock,
  countVehicles,
  findVehicle,
  findVehicleById,
  findVehicleByStockNumber,
  listMakes,
  listMakesInStock,
  listNewestArrivals,
  searchVehicles,
} from "./vehicles.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 8, vehicles: 2400, departed: 40 });
});
const carsOf = (query: VehicleQuery) => searchVehicles(stock, query).flatMap((match) => match.vehicles());
const idsOf = (query: VehicleQuery) => carsOf(query).map(({ id }) => id);
const spentOn = (query: VehicleQuery) => {
  const budget = new ScanBudget(1_000_000);
  searchVehicles(stock, query, budget);
  return 1_000_000 - budget.left;
};

it("finds several models at once, each car once, in the order of a list", () => {
  const one = [...idsOf({ modelId: 1001 }), ...idsOf({ modelId: 2002 })].sort();
  const both = searchVehicles(stock, { modelIds: [2002, 1001, 2002] });
  expect(both.flatMap((match) => match.vehicles().map(({ id }) => id)).sort()).toEqual(one);
  for (const match of both) {
    const years = match.vehicles().map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  }
  const names = both.map(({ store }) => store.name);
  expect(names).toEqual(names.toSorted());
  expect(idsOf({ modelIds: [999_999] })).toEqual([]);
});

it("finds models with years of their own, and nothing outside them", () => {
  const spans = [
    { modelId: 1001, from: 1995, to: 2000 },
    { modelId: 2002, from: 2010, to: 2010 },
  ];
  const wanted = carsOf({ modelIds: [1001, 2002] }).filter(({ modelId, year }) =>
    modelId === 1001 ? year >= 1995 && year <= 2000 : year === 2010,
  );
  expect(wanted.length).toBeGreaterThan(5);
  expect(idsOf({ spans }).sort()).toEqual(wanted.map(({ id }) => id).sort());
  for (const match of searchVehicles(stock, { spans })) {
    const years = match.vehicles().map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  }
  const blue = { spans, colors: ["azul"] };
  expect(idsOf(blue).sort()).toEqual(
    wanted
      .filter(({ color }) => color === "azul")
      .map(({ id }) => id)
      .sort(),
  );
});

it("a model of another make, and a store that nobody knows, match nothing", () => {
  expect(idsOf({ makeId: 2, modelId: 1001 })).toEqual([]);
  expect(idsOf({ makeId: 1, modelId: 1001 })).toEqual(idsOf({ modelId: 1001 }));
  expect(idsOf({ storeIds: [99] })).toEqual([]);
  expect(searchVehicles(stock, { storeIds: [3, 1, 3] }).map(({ store }) => store.id)).toHaveLength(2);
});

it("looks only at the cars that can match, and pays for each test of a row", () => {
  const all = countVehicles(stock);
  const ofModel = countMatches(searchVehicles(stock, { modelId: 1001 }));
  expect(spentOn({})).toBe(0);
  expect(spentOn({ modelId: 1001 })).toBe(ofModel);
  expect(spentOn({ colors: ["azul"] })).toBe(all);
  expect(spentOn({ colors: ["azul"], since: "2020-01-01" })).toBe(2 * all);
  // A pattern costs what it is long.
  expect(spentOn({ vin: "*0001?3" })).toBe(7 * all);
  expect(spentOn({ spans: [{ modelId: 1001, from: 1990, to: 2030 }] })).toBe(ofModel);
  expect(spentOn({ spans: [{ modelId: 1001, from: 1990, to: 2030 }], colors: ["azul"] })).toBe(2 * ofModel);
});

it("counts a store's cars, none of a store that is not there", () => {
  const inTwo = countMatches(searchVehicles(stock, { storeIds: [2] }));
  expect([countVehicles(stock, 2), countVehicles(stock, 99)]).toEqual([inTwo, 0]);
  expect(countStoreStock(stock, 99)).toEqual([]);
  expect(listNewestArrivals(stock, 3, 99)).toEqual([]);
  expect(listNewestArrivals(stock, 3, 2).every(({ storeId }) => storeId === 2)).toBe(true);
});

it("counts a model by its years", () => {
  const cars = carsOf({ modelId: 1001 });
  const within = (from: number, to: number) => cars.filter(({ year }) => year >= from && year <= to).length;
  expect(countModel(stock, 1001, [])).toBe(cars.length);
  expect(countModel(stock, 1001, [[2000, 2004]])).toBe(within(2000, 2004));
  const apart = [
    [1990, 1990],
    [2019, 2019],
  ] as const;
  expect(countModel(stock, 1001, apart)).toBe(within(1990, 1990) + within(2019, 2019));
  expect(countModel(stock, 1001, [[2000, 2004]])).toBe(within(2000, 2004));
  expect([countModel(stock, 77, []), countModel(stock, 77, [[1990, 2020]])]).toEqual([0, 0]);
});

it("lists makes that have a model, in stock or not; in stock only with a car", () => {
  const bare = { id: 77, name: "Bare" };
  const catalog = { ...stock.catalog, makes: [...stock.catalog.makes, bare] };
  expect(listMakes({ ...stock, catalog }).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(listMakesInStock({ ...stock, catalog }).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const none = { ...stock, catalog, present: { ...stock.present, makeCounts: new Map([[2, 0]]) } };
  expect(listMakesInStock(none)).toEqual([]);
});

it("finds a car that left by id and VIN, but not by stock number", () => {
  const left = findVehicleById(stock, 2401);
  expect(left?.leftOn).not.toBeNull();
  expect(findVehicle(stock, " 2401 ")).toEqual(left);
  if (left?.vin) expect(findVehicle(stock, left.vin)).toEqual(left);
  expect(findVehicleByStockNumber(stock, "B2401")).toBeUndefined();
  expect(findVehicleByStockNumber(stock, " B7 ")?.id).toBe(7);
  expect(findVehicle(stock, "7x")).toBeUndefined();
  expect(findVehicle(stock, "1234567890")).toBeUndefined();
});

it("names yards that are equally far by their number", () => {
  const here = { latitude: 40, longitude: -100 };
  const stores = stock.chain.stores.map((store) => ({ ...store, ...here, name: `Yonke ${99 - store.id}` }));
  const chain = {
    ...stock.chain,
    stores,
    storeById: new Map(stores.map((store) => [store.id, store])),
    grid: createStoreGrid(stores.filter(({ active }) => active)),
  };
  const near = searchVehicles({ ...stock, chain }, { origin: { ...here, postal: "" }, miles: 10 });
  const ids = near.map(({ store }) => store.id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

it("counts the cars since a day alike, whether a whole yard was found or a part of it", () => {
  const days = carsOf({}).map(({ dateSet }) => dateSet);
  const asked = ["2000-01-01", days.toSorted()[Math.floor(days.length / 2)] as string, "2100-01-01"];
  for (const query of [{}, { storeIds: [2] }, { makeId: 1 }])
    expect(countSince(searchVehicles(stock, query), ...asked)).toEqual(
      asked.map((day) => carsOf(query).filter(({ dateSet }) => dateSet >= day).length),
    );
});

it("names the yards near another, the nearest first, without itself, and no more than asked for", () => {
  const store = stock.chain.storeById.get(2) as Store;
  const all = listNeighbours(stock, store, 99);
  expect(all.map(({ store: { id } }) => id)).not.toContain(2);
  expect(all).toHaveLength(stock.chain.grid.stores.length - 1);
  expect(listNeighbours(stock, store, 2)).toEqual(all.slice(0, 2));
});

it("shows eight cars of the first yard that has a part, three of the others, and of no yard that it has more if it has as many", () => {
  const [found] = findFamilies(stock.prices, "marcha");
  if (!found) throw new Error("no part");
  const origin = { latitude: 38.6, longitude: -121.28, postal: "" };
  for (const { id } of listMakesInStock(stock).flatMap(({ id: make }) => stock.catalog.modelsOf(make))) {
    const asked = { family: found.family, modelId: id, years: [], partIds: [], origin, miles: 0, now: new Date() };
    const { yards, more } = answerPart(stock, asked);
    for (const [at, { cars, count }] of yards.entries()) expect(cars).toHaveLength(Math.min(at === 0 ? 8 : 3, count));
    if (more) expect(more.count).toBeGreaterThan(yards[0]?.count ?? 0);
  }
});
