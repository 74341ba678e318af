import { expect, it } from "vitest";
import { carsOf, packCars, priceNow, readYardFile, salesNow, type YardCar, yardFileVersion } from "./yard-file.ts";

const car = (id: number, row: string, vin = ""): YardCar => ({
  ...{ id, vin, year: 2000 + id, make: "Honda", model: "Civic", trim: "EX", body: "sedan", color: "azul" },
  ...{ section: "A", row, space: "3", dateSet: "2026-11-01" },
});

it("gives back every car as it was packed, in the same order", () => {
  const cars = [car(3, "A9", "1HGEM22942L012345"), car(1, "A2"), car(2, "A9", "1HGEM22942L012346")];
  const packed = packCars(cars);
  expect(packed.texts.row).toEqual([
    ["A9", "A2"],
    [0, 1, 0],
  ]);
  expect(carsOf({ cars: JSON.parse(JSON.stringify(packed)) })).toEqual(cars);
  expect(carsOf({ cars: packCars([]) })).toEqual([]);
  const hybrid = { ...car(4, "A1"), highVoltage: true };
  expect(carsOf({ cars: JSON.parse(JSON.stringify(packCars([...cars, hybrid]))) })).toEqual([...cars, hybrid]);
  const { highVoltage: _, ...older } = packed;
  expect(carsOf({ cars: older })).toEqual(cars);
});

it("reads files of this release and the first, and nothing that is none", () => {
  const file = { version: yardFileVersion, store: { id: 1 }, cars: packCars([]), parts: [] };
  expect(readYardFile(file)).toBe(file);
  expect(readYardFile({ ...file, version: 1 })).toBeDefined();
  for (const other of [{ ...file, version: 3 }, { ...file, cars: undefined }, null, undefined, "x"])
    expect(readYardFile(other)).toBeUndefined();
});

it("takes the best sale of each category while it lasts", () => {
  const day = { from: "2026-11-14T00:00:00Z", to: "2026-11-16T00:00:00Z" };
  const sales = [
    { ...day, category: "body", percent: 20 },
    { ...day, category: "body", percent: 40 },
    { ...day, category: "body", percent: 30 },
    { from: day.to, to: "2026-11-20T00:00:00Z", category: "*", percent: 50 },
  ];
  expect([...salesNow({ sales }, new Date("2026-11-15T12:00:00Z"))]).toEqual([["body", 40]]);
  expect([...salesNow({ sales }, new Date(day.to))]).toEqual([["*", 50]]);
});

it("asks the better of what is off a part's category and off everything", () => {
  const price = (category: string, sales: [string, number][]) =>
    priceNow({ category, priceCents: 1000 }, new Map(sales));
  expect(price("body", [])).toBe(1000);
  expect(price("body", [["engine", 50]])).toBe(1000);
  expect(price("body", [["body", 20]])).toBe(800);
  expect(price("body", [["*", 1]])).toBe(990);
  expect(
    price("body", [
      ["body", 20],
      ["*", 30],
    ]),
  ).toBe(700);
  expect(
    price("body", [
      ["body", 40],
      ["*", 30],
    ]),
  ).toBe(600);
});
