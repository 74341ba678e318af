import fc from "fast-check";
import { expect, test } from "vitest";
import { findYears, joinYears, parseYears, writeYears } from "./years.ts";

const now = new Date("2026-11-15T00:00:00Z");

test.each([
  ["2004", [[2004, 2004]]],
  ["1994-2001", [[1994, 2001]]],
  ["94-01", [[1994, 2001]]],
  ["2013-18", [[2013, 2018]]],
  [
    "1971-74, 77",
    [
      [1971, 1974],
      [1977, 1977],
    ],
  ],
  ["27", [[2027, 2027]]],
  ["28", [[1928, 1928]]],
  ["00", [[2000, 2000]]],
  ["2001-1994", [[1994, 2001]]],
  ["2003, 2004, 2001-2002", [[2001, 2004]]],
  [" 1999 – 2003 ", [[1999, 2003]]],
  ["2004,", [[2004, 2004]]],
  ["", []],
  ["   ", []],
])("reads %j", (text, years) => expect(parseYears(text, now)).toEqual(years));

test.each([
  "abc",
  "1899-2001",
  "2001-2101",
  "204",
  "20045",
  "1899",
  "2101",
  "2004-",
  "-5",
  "1994-2001-2003",
  ",",
  "2004 2005",
])("refuses %j", (text) => {
  expect(findYears(text, now)).toBeNull();
  expect(() => parseYears(text, now)).toThrow(expect.objectContaining({ code: "invalid", field: "year" }));
});

const anyList = fc
  .array(fc.tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 30 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((items) => items.map(([from, more]) => [from, Math.min(2100, from + more)] as const));

test("what is written reads back as the same list", () => {
  fc.assert(
    fc.property(anyList, (items) => {
      const years = parseYears(items.map(([from, to]) => `${from}-${to}`).join(","), now);
      expect(parseYears(writeYears(years), now)).toEqual(years);
    }),
  );
});

test("ranges that are joined hold just the years that they held before", () => {
  const holds = (ranges: readonly (readonly [number, number])[], year: number) =>
    ranges.some(([from, to]) => year >= from && year <= to);
  fc.assert(
    fc.property(anyList, fc.integer({ min: 1900, max: 2100 }), (items, year) => {
      const years = parseYears(items.map(([from, to]) => `${from}-${to}`).join(","), now);
      expect(holds(years, year)).toBe(holds(items, year));
    }),
  );
});

test("no text makes it throw anything else", () => {
  fc.assert(fc.property(fc.string(), (text) => void findYears(text, now)));
});

test.each([
  ["1998", "2004", "1998-2004"],
  ["2004", "1998", "1998-2004"],
  ["1998", "1998", "1998"],
  ["2005", "", "2005-2027"],
  ["", " 1980 ", "1900-1980"],
  ["", "", ""],
  ["99", "x", ""],
])("from %j to %j is %j", (from, to, years) => expect(joinYears(from, to, now)).toBe(years));
