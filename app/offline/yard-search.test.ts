import { expect, it } from "vitest";
import type { YardCar, YardName, YardPart } from "#core/yard-file.ts";
import { askReader, carFinder, findParts, isEmpty, readYardAsk } from "./yard-search.ts";

const car = (id: number, year: number, name: string, row: string): YardCar => {
  const [make = "", model = "", trim = ""] = name.split(" ");
  const rest = { vin: "", body: "", section: "", space: "", dateSet: "2026-11-01" } as const;
  return { id, year, make, model, trim, color: "plata", row, ...rest };
};
const cars = [
  car(1, 1999, "Honda Civic EX", "A9"),
  car(2, 2003, "Honda Civic LX", "A2"),
  car(3, 2008, "Ford F-150 XLT", "B12"),
  car(4, 2001, "Audi A4 Quattro", "A9"),
  car(5, 2003, "Honda Civic LX", "C1"),
];
const find = carFinder(cars);
const ids = (typed: string) => find(readYardAsk(typed)).map(({ id }) => id);

it("reads years, rows and words", () => {
  expect(readYardAsk("Civic 99–03")).toEqual({ years: [[1999, 2003]], rows: [], words: ["civic"] });
  expect(readYardAsk("honda 2003 fila A9")).toEqual({ years: [[2003, 2003]], rows: ["a9"], words: ["honda"] });
  expect(readYardAsk("2010 a 2004").years).toEqual([[2004, 2010]]);
  expect(readYardAsk("Rows 17").rows).toEqual(["17"]);
  expect(isEmpty(readYardAsk("  "))).toBe(true);
  expect(isEmpty(readYardAsk("x"))).toBe(false);
});

it("finds by make, model, year, colour and row, the newest first", () => {
  expect(ids("")).toEqual([1, 2, 3, 4, 5]);
  expect(ids("civic")).toEqual([5, 2, 1]);
  expect(ids("civic lx c1")).toEqual([5]);
  expect(ids("hon civ 1999")).toEqual([1]);
  expect(ids("f150")).toEqual([3]);
  expect(ids("f-150 silver")).toEqual([3]);
  expect(ids("fila a9")).toEqual([4, 1]);
  // A model, and a row of the same name.
  expect(ids("a4")).toEqual([4]);
  expect(ids("a9")).toEqual([4, 1]);
  expect(ids("civic fila b12")).toEqual([]);
  expect(ids("99-03 plata")).toEqual([5, 2, 4, 1]);
});

it("finds parts by their names and other words in both languages", () => {
  const part = (id: number, es: string, en: string, words = ""): YardPart => ({
    ...{ id, name: { es, en }, words, type: "CAR", category: "other", priceCents: 1, coreCents: 0 },
    ...{ warrantyCents: null, environmentalCents: null, tools: -1 },
  });
  const parts = [part(1, "Mofle", "Muffler", "silenciador"), part(2, "Marcha", "Starter")];
  const found = (typed: string) => findParts(parts, readYardAsk(typed)).map(({ id }) => id);
  expect([found("mof"), found("silenciador"), found("starter"), found("")]).toEqual([[1], [1], [2], []]);
});

const parts = [{ name: { es: "Alternador", en: "Alternator" }, words: "" }] as unknown as YardPart[];
const names: YardName[] = [
  ["lobo", "Ford", "F-150"],
  ["ek", "Honda", "Civic", [1996, 2000]],
  ["pickupford", "Ford", "F-150"],
];
const read = askReader(cars, parts, names);
const meant = (typed: string) => {
  const { ask, left, guesses } = read(readYardAsk(typed));
  return { ids: find(ask).map(({ id }) => id), left: left.join(" "), guess: guesses.map((one) => one.meant).join(" ") };
};

it.each([
  ["alternador civic", [5, 2, 1], "alternador", ""],
  ["alternador para un civic 99", [1], "alternador", ""],
  ["civic del 99 en adelante", [5, 2, 1], "", ""],
  ["civic 2000 y adelante", [5, 2], "", ""],
  ["civic up to 2000", [1], "", ""],
  ["civic noventa y nueve", [1], "", ""],
  ["1999 2002 civic", [1], "", ""],
  ["lobo", [3], "", ""],
  ["lobo 2008", [3], "", ""],
  ["pickup ford", [3], "", ""],
  ["ek", [1], "", ""],
  ["ek 2015", [1], "", ""],
  ["sivic", [5, 2, 1], "", "Honda Civic"],
  ["hoda civic plata", [5, 2, 1], "", "Honda"],
  ["civic xyzzy", [5, 2, 1], "xyzzy", ""],
  ["marcha", [], "", ""],
] as const)("%s", (typed, found, left, guess) => expect(meant(typed)).toEqual({ ids: found, left, guess }));

it("leaves nothing out where only a part is named", () => {
  expect(read(readYardAsk("alternador")).left).toEqual([]);
});
