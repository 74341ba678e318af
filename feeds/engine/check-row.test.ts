import { expect, it } from "vitest";
import { priceOrAsk } from "#feeds/cars-for-sale/words.ts";
import { createRowChecker, longestCell } from "./check-row.ts";
import { date, integer, text } from "./checks.ts";
import { carYear } from "./clean/car-year.ts";

const about = { doc: "", example: "" };
const columns = {
  name: { ...about, check: text(5), required: true as const },
  seats: { ...about, check: integer(1, 9) },
  year: { ...about, check: carYear },
  price: { ...about, check: priceOrAsk },
  sold: { ...about, check: date },
};
const reading = { dayFirst: false, now: new Date("2026-05-20T12:00:00Z") };
const check = (cells: Record<string, string>, by = reading) =>
  createRowChecker(columns).check({ line: 7, names: Object.keys(cells), values: Object.values(cells) }, by);

it("turns cells into values; a value may be nothing, and an empty cell says nothing", () => {
  expect(check({ name: " Uno ", seats: "4", price: "ask", sold: "05/11/2026", year: "" })).toEqual({
    ok: true,
    line: 7,
    row: { name: "Uno", seats: 4, price: null, sold: "2026-05-11" },
  });
});

it("tells line, column, value and reason of every cell that it refuses, and keeps the others", () => {
  expect(check({ name: "", seats: "many", price: "soon", year: "2003" })).toEqual({
    ok: false,
    line: 7,
    problems: [
      { line: 7, column: "name", value: "", reason: { es: "está vacío. Llénelo.", en: "is empty. Fill it in." } },
      {
        line: 7,
        column: "seats",
        value: "many",
        reason: { es: "no es un número entero de 1 a 9.", en: "is not a whole number from 1 to 9." },
      },
      {
        line: 7,
        column: "price",
        value: "soon",
        reason: {
          es: "no es un precio. Escríbalo así: 2995, o pregunte.",
          en: "is no price. Write it like 2995, or ask.",
        },
      },
    ],
    partial: { year: 2003 },
  });
});

it("does not look at a cell that is longer than a cell can be, and repeats only its beginning", () => {
  const problemsOf = (length: number) => {
    const checked = check({ name: "a".repeat(length) });
    return checked.ok ? [] : checked.problems.map(({ value, reason }) => [value.length, reason.en.slice(0, 30)]);
  };
  expect(problemsOf(longestCell)).toEqual([[longestCell, "is longer than 5 characters. S"]]);
  expect(problemsOf(longestCell + 1)).toEqual([[100, "is longer than 32,767 characte"]]);
});

it("reads a date as the file writes it, and a year by the clock of the run", () => {
  const read = (by: typeof reading) => check({ name: "Uno", sold: "05/11/2026", year: "31" }, by);
  expect(read(reading)).toMatchObject({ row: { sold: "2026-05-11", year: 1931 } });
  const later = { dayFirst: true, now: new Date("2030-05-20T12:00:00Z") };
  expect(read(later)).toMatchObject({ row: { sold: "2026-11-05", year: 2031 } });
});

it("finds the cells of one kind without judging the rest", () => {
  const checker = createRowChecker(columns);
  const datesOf = checker.cellsOfKind("date");
  const found = datesOf({ line: 2, names: ["name", "sold"], values: ["far too long", "2026-05-11"] });
  expect(found.map(({ column, cell, read }) => [column, cell, read(reading)])).toEqual([
    ["sold", "2026-05-11", "2026-05-11"],
  ]);
});
