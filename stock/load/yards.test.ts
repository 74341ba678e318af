import { beforeAll, expect, it } from "vitest";
import { addDays } from "#core/local-time.ts";
import { insertRows } from "#data/writes/rows.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import type { Catalog } from "../catalog.ts";
import type { Yard } from "../stock.ts";
import { WordTable } from "../word-table.ts";
import { loadYards } from "./yards.ts";

const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => addDays(today, -days);
const catalog = { model: (id: number) => ({ id, makeId: 1 }) } as unknown as Catalog;
let nextId = 1;
const car = (store_id: number, stay?: number) =>
  vehicleRow({
    id: nextId++,
    store_id,
    model_id: 1,
    ...(stay !== undefined && { date_set: daysAgo(20 + stay), left_on: daysAgo(20), left_how: "gone" as const }),
  });

let yards: Map<number, Yard>;
let one: Map<number, Yard>;
let asked = 0;
beforeAll(async () => {
  const rows = [
    // Two slices and a bit more, its ids between those of others.
    ...Array.from({ length: 2001 }, (_, at) => [car(1), ...(at % 20 === 0 ? [car(2)] : [])]).flat(),
    ...[9, 1, 30, 2, 8, 3, 7, 4, 6, 5].map((stay) => car(3, stay)),
    ...[9, 1, 30, 2, 8, 3, 7, 4, 6, 5, 10].map((stay) => car(6, stay)),
    car(6),
    ...Array.from({ length: 9 }, () => car(4, 5)),
    // Longer ago than is told, and the last day that is.
    { ...car(5, 1), date_set: daysAgo(900), left_on: daysAgo(401) },
    { ...car(5, 1), date_set: daysAgo(900), left_on: daysAgo(400) },
  ];
  yards = await withMigrated(async (db) => {
    await emptyCatalog(db.main);
    await insertRows(db.main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
    await insertRows(db.main, "makes", [{ id: 1, name: "Make" }]);
    await insertRows(db.main, "models", [{ id: 1, make_id: 1, name: "Model", body: "sedan", years: "" }]);
    const stores = Array.from({ length: 60 }, (_, at) => storeRow({ id: at + 1 }));
    await insertRows(db.main, "stores", stores);
    await insertRows(db.main, "vehicles", rows);
    const yieldIfDue = () => {
      asked++;
      return undefined;
    };
    const source = { db: db.main, catalog, words: new WordTable() };
    one = await loadYards({ ...source, yieldIfDue: () => undefined }, [2]);
    const ids = stores.map(({ id }) => id);
    return loadYards({ ...source, yieldIfDue }, ids);
  });
});
const here = (id: number) => yards.get(id)?.present.count;

it("reads every car of every store, large or small, once", () => {
  expect([1, 2, 3, 60].map(here)).toEqual([2001, 101, 0, 0]);
  expect(new Set(yards.get(1)?.present.id).size).toBe(2001);
  expect([...yards.keys()]).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

it("reads one store alone", () => {
  expect([one.size, one.get(2)?.present.count]).toEqual([1, 101]);
});

it("keeps apart what left, for four hundred days", () => {
  expect([3, 4, 5].map((id) => yards.get(id)?.departed.count)).toEqual([10, 9, 1]);
  expect(here(5)).toBe(0);
  expect([here(6), yards.get(6)?.departed.count]).toEqual([1, 11]);
});

it("says how long cars stand by the one in the middle, where ten have left", () => {
  expect([3, 6, 4, 1].map((id) => yards.get(id)?.typicalStayDays)).toEqual([6, 6, null, null]);
});

it("lets others go on at every step", () => {
  // Counts in two parts, three slices of the large store, one lot of small ones, and twice for each store.
  expect(asked).toBe(2 + 3 + 2 * 60);
});
