import { beforeAll, expect, test } from "vitest";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import { countChoices, countModels, countYears, yearsInStock } from "./vehicle-counts.ts";
import { listInOrder, listNewestMatches } from "./vehicle-order.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { countMatches, searchVehicles } from "./vehicles.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 8, vehicles: 2400, departed: 40 });
});
const carsOf = (query: VehicleQuery) => searchVehicles(stock, query).flatMap((match) => match.vehicles(0, match.count));
const tallied = <K>(keys: readonly K[]) => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort();
};
const counted = (query: VehicleQuery) => countChoices(stock, query, searchVehicles(stock, query));

test("each choice counts what it would show, the other filters left as they are", () => {
  const queries: VehicleQuery[] = [
    {},
    { makeId: 1 },
    { makeId: 1, colors: ["azul"] },
    { makeId: 1, bodies: ["sedan"] },
    { makeId: 2, colors: ["azul", "negro"], bodies: ["pickup"], storeIds: [1, 3] },
  ];
  for (const query of queries) {
    const { colors, bodies, stores } = counted(query);
    const { colors: _c, ...anyColor } = query;
    const { bodies: _b, ...anyBody } = query;
    const { storeIds: _s, ...anyStore } = query;
    expect([...colors].sort()).toEqual(tallied(carsOf(anyColor).map(({ color }) => color)));
    expect([...bodies].sort()).toEqual(tallied(carsOf(anyBody).map(({ body }) => body)));
    expect(stores.map(({ store, count }) => [store.id, count])).toEqual(
      searchVehicles(stock, anyStore).map(({ store, count }) => [store.id, count]),
    );
  }
});

test("models and years of what was found, and the years of everything", () => {
  const found = searchVehicles(stock, { makeId: 1 });
  const cars = carsOf({ makeId: 1 });
  expect([...countModels(found)].sort()).toEqual(tallied(cars.map(({ modelId }) => modelId)));
  expect([...countYears(found)].sort()).toEqual(tallied(cars.map(({ year }) => year)));
  const years = carsOf({}).map(({ year }) => year);
  expect(yearsInStock(stock)).toEqual([Math.min(...years), Math.max(...years)]);
  expect(yearsInStock(stock)).toBe(yearsInStock(stock));
});

test("an empty yard has this year's", () => {
  const empty = {
    ...stock,
    yards: new Map(),
    present: { ...stock.present },
    loadedAt: new Date("2026-05-05T00:00:00Z"),
  } as Stock;
  expect(yearsInStock(empty)).toEqual([2026, 2026]);
});

test("counting costs what it looks at", () => {
  const query = { makeId: 1 };
  const found = searchVehicles(stock, query);
  const total = countMatches(found);
  const budget = new ScanBudget(total);
  countChoices(stock, query, found, budget);
  expect(budget.left).toBe(0);
  expect(() => countChoices(stock, query, found, new ScanBudget(total - 1))).toThrow(
    expect.objectContaining({ code: "too-broad" }),
  );
  // Counts of everything stand ready.
  const all = new ScanBudget(0);
  expect(countChoices(stock, {}, searchVehicles(stock, {}), all).colors).toBe(stock.choices.colors);
});

test("the newest of a store: all of it, many or few of it, and in parts", () => {
  for (const query of [{}, { makeId: 1 }, { modelId: 1001 }, { years: [[1990, 2010]] } as VehicleQuery]) {
    for (const match of searchVehicles(stock, query)) {
      const wanted = match
        .vehicles(0, match.count)
        .sort((a, b) => b.dateSet.localeCompare(a.dateSet) || b.id - a.id)
        .map(({ id }) => id);
      const listed = (from?: number, to?: number) => listInOrder(stock, match, "newest", from, to).map(({ id }) => id);
      expect(listed()).toEqual(wanted);
      expect(listed(2, 5)).toEqual(wanted.slice(2, 5));
      expect(listed(0, 1)).toEqual(wanted.slice(0, 1));
    }
    const cars = carsOf(query).sort((a, b) => b.dateSet.localeCompare(a.dateSet) || b.id - a.id);
    expect(listNewestMatches(stock, searchVehicles(stock, query), 25).map(({ id }) => id)).toEqual(
      cars.slice(0, 25).map(({ id }) => id),
    );
  }
});

test("a walk through the yard goes by number of the row", () => {
  for (const match of searchVehicles(stock, { makeId: 1 })) {
    const rows = listInOrder(stock, match, "row").map(({ row }) => Number(row));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(rows).toHaveLength(match.count);
  }
});
