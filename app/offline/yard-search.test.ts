import { expect, it } from "vitest";
import type { YardCar, YardPart } from "#core/yard-file.ts";
import { carFinder, findParts, isEmpty, readYardAsk, withoutParts } from "./yard-search.ts";

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
  expect(readYardAsk("Civic 99–03")).toEqual({ years: [1999, 2003], rows: [], words: ["civic"] });
  expect(readYardAsk("honda 2003 fila A9")).toEqual({ years: [2003, 2003], rows: ["a9"], words: ["honda"] });
  expect(readYardAsk("2010 a 2004").years).toEqual([2004, 2010]);
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

it("leaves out what names a part and no car of the yard, and nothing where only a part is named", () => {
  const parts = [{ name: { es: "Alternador", en: "Alternator" }, words: "" }] as unknown as Parameters<
    typeof findParts
  >[0];
  const name = cars[0]?.model.toLowerCase() ?? "";
  expect(withoutParts(cars, parts, readYardAsk(`alternador ${name}`))).toMatchObject({
    ask: { words: readYardAsk(name).words },
    left: ["alternador"],
  });
  expect(withoutParts(cars, parts, readYardAsk("alternador")).left).toEqual([]);
  expect(withoutParts(cars, parts, readYardAsk(`xyzzy ${name}`)).left).toEqual([]);
});
