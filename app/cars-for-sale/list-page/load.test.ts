import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { loadCars } from "./load.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});
/** The same two cars, again and again under other numbers. */
function many(times: number): Stock {
  const [a, b] = stock.cars.forSale;
  if (!a || !b) throw new Error("There are two cars");
  const forSale = Array.from({ length: times }, (_, at) => ({ ...(at % 2 ? a : b), id: at + 1 }));
  return { ...stock, cars: { ...stock.cars, forSale } };
}
const load = (query: string, of = stock) => loadCars(pageRequest("carsForSale", "es", { stock: of, now, query }));
const ids = (query: string, of?: Stock) => load(query, of).cars.map(({ car }) => car.id);

it("shows the newest first, and the nearest first where a place is known", () => {
  expect(ids("")).toEqual([2, 1]);
  expect(load("").cars.every(({ miles }) => miles === null)).toBe(true);
  const near = load("zip=95670");
  expect(near.cars.map(({ car, store }) => [car.id, store.id])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(near.cars[0]?.miles).toBe(0);
  expect(near.place).toBe("95670");
  expect(load("zip=Fresno").place).toBe("Fresno, CA");
});

it("narrows by distance, store, make, price, state and title", () => {
  const [first] = load("store=1").cars;
  if (!first) throw new Error("Store 1 has a car");
  const { car } = first;
  expect(ids("zip=95670&distance=50")).toEqual([1]);
  expect(ids("store=1")).toEqual([1]);
  expect(ids(`make=${car.makeId}`)).toEqual([1]);
  expect(ids("title=clean")).toEqual([2]);
  expect(ids(`runs=${car.runs}`)).toContain(1);
  expect(ids("max=1")).toEqual([]);
  expect(ids(`max=${Math.ceil((car.priceCents ?? 0) / 100)}`)).toEqual([1]);
});

it("counts what the quick choices would show", () => {
  const { counts, total } = load("title=clean");
  expect(total).toBe(1);
  expect(counts).toEqual({
    all: 2,
    running: load("runs=runs-and-drives").total,
    clean: 1,
  });
  expect(load("store=1").counts).toMatchObject({ all: 1, clean: 0 });
});

it("offers the makes and the yards that have a car", () => {
  const { makes, stores } = load("");
  expect(makes).toEqual([
    { id: 1, name: "Make 1" },
    { id: 2, name: "Make 2" },
  ]);
  const byName = [
    ["Newark 2", 1],
    ["Rancho Cordova 1", 1],
  ];
  expect(stores.map(({ store, count }) => [store.listText, count])).toEqual(byName);
  // Whichever of them has the newest car.
  const turned = { ...stock, cars: { ...stock.cars, forSale: stock.cars.forSale.toReversed() } };
  expect(load("", turned).stores.map(({ store, count }) => [store.listText, count])).toEqual(byName);
});

it("says of a place whether it cannot be one or is in no table", () => {
  const kinds = ["zip=12", "zip=cerca+de+mi", "zip=zzzzzz", "zip=00000", "zip=95670", ""].map((q) => load(q).zipError);
  expect(kinds).toEqual(["malformed", "here", "unknown", "unknown", undefined, undefined]);
});

it("has twenty cars a page, and no page beyond the last", () => {
  const cars = many(45);
  expect(load("", cars)).toMatchObject({ pages: 3, from: 0, total: 45, ask: { page: 1 } });
  expect(ids("", cars)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(ids("page=2", cars)).toEqual(Array.from({ length: 20 }, (_, at) => at + 21));
  expect(ids("page=3", cars)).toEqual([41, 42, 43, 44, 45]);
  expect(load("page=9", cars)).toMatchObject({ from: 40, ask: { page: 3 } });
  expect(load("store=9")).toMatchObject({ pages: 1, from: 0, total: 0 });
});
