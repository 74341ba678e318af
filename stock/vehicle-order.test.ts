import { beforeAll, describe, expect, test } from "vitest";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import type { Stock } from "./stock.ts";
import { countChoices, countModels, countYears, yearsInStock } from "./vehicle-counts.ts";
import { listInOrder, listNewestMatches } from "./vehicle-order.ts";
import { searchVehicles } from "./vehicles.ts";
import { vocabularyOf } from "./vocabulary.ts";

describe("matches in other orders, counted", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadSmallStock({ stores: 9, vehicles: 4500 });
  });

  const queries = [{}, { makeId: 1 }, { makeId: 1, modelIds: [1001] }, { bodies: ["pickup"] }];

  test.each(queries)("newest first, as plain sorting has it: %o", (query) => {
    const matches = searchVehicles(stock, query);
    for (const match of matches) {
      const plain = match
        .vehicles()
        .sort((a, b) => (a.dateSet < b.dateSet ? 1 : a.dateSet > b.dateSet ? -1 : b.id - a.id))
        .map(({ id }) => id);
      expect(listInOrder(stock, match, "newest").map(({ id }) => id)).toEqual(plain);
      expect(listInOrder(stock, match, "newest", 3, 9).map(({ id }) => id)).toEqual(plain.slice(3, 9));
    }
    const all = matches
      .flatMap((match) => match.vehicles())
      .sort((a, b) => (a.dateSet < b.dateSet ? 1 : a.dateSet > b.dateSet ? -1 : b.id - a.id));
    expect(listNewestMatches(stock, matches, 25).map(({ id }) => id)).toEqual(all.slice(0, 25).map(({ id }) => id));
  });

  test("by row: numbers by value, cars without a row last", () => {
    for (const match of searchVehicles(stock, { makeId: 2 })) {
      const rows = listInOrder(stock, match, "row").map(({ row }) => row);
      const numbers = rows.filter((row) => /^\d+$/.test(row)).map(Number);
      expect(rows).toHaveLength(match.count);
      expect(numbers.length).toBeGreaterThan(5);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      if (rows.includes("")) expect(rows.slice(rows.indexOf("")).every((row) => row === "")).toBe(true);
    }
  });

  test("by year as the search has them, and a part of them", () => {
    for (const match of searchVehicles(stock, { makeId: 2 })) {
      const ids = match.vehicles().map(({ id }) => id);
      expect(listInOrder(stock, match, "year").map(({ id }) => id)).toEqual(ids);
      expect(listInOrder(stock, match, "year", 2, 5).map(({ id }) => id)).toEqual(ids.slice(2, 5));
    }
  });

  test("cars of one place in the order in which the search has them", () => {
    const [match] = searchVehicles(stock, {});
    if (!match) throw new Error("no cars");
    const walked = listInOrder(stock, match, "row");
    const placeOf = ({ section, row, space }: (typeof walked)[number]) => `${section} ${row} ${space}`;
    const rowOf = new Map(Array.from(match.rows, (row) => [match.columns.id[row], row]));
    for (const [at, car] of walked.entries()) {
      const next = walked[at + 1];
      if (next && placeOf(next) === placeOf(car))
        expect(rowOf.get(next.id)).toBeGreaterThan(rowOf.get(car.id) ?? Number.POSITIVE_INFINITY);
    }
  });

  test("a choice counts what it would show, its own filter left out", () => {
    const query = { makeId: 1, colors: ["azul"], bodies: ["pickup"] };
    const counts = countChoices(stock, query, searchVehicles(stock, query));
    for (const [color, count] of counts.colors) {
      const shown = searchVehicles(stock, { ...query, colors: [color] });
      expect(shown.reduce((sum, match) => sum + match.count, 0)).toBe(count);
    }
    for (const [body, count] of counts.bodies) {
      const shown = searchVehicles(stock, { ...query, bodies: [body] });
      expect(shown.reduce((sum, match) => sum + match.count, 0)).toBe(count);
    }
    expect(counts.stores.length).toBeGreaterThan(0);
  });

  test("models and years add up", () => {
    const matches = searchVehicles(stock, { makeId: 3 });
    const total = matches.reduce((sum, match) => sum + match.count, 0);
    const sum = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
    expect(sum(countModels(matches))).toBe(total);
    expect(sum(countYears(matches))).toBe(total);
    const years = [...countYears(searchVehicles(stock, {})).keys()];
    expect(yearsInStock(stock)).toEqual([Math.min(...years), Math.max(...years)]);
  });

  test("the vocabulary knows the catalogue and is made once", () => {
    expect(vocabularyOf(stock).makeByKey.get("make1")).toBe(1);
    expect(vocabularyOf(stock)).toBe(vocabularyOf(stock));
  });
});
