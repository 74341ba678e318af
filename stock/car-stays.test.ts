import { expect, it } from "vitest";
import { packYard } from "#tests/support/pack-yard.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import { stayDaysOf } from "./car-stays.ts";
import type { Catalog } from "./catalog.ts";
import type { Stock, Yard } from "./stock.ts";
import { WordTable } from "./word-table.ts";

const catalog = { model: (id: number) => ({ id, makeId: 1 }) } as unknown as Catalog;
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
let nextId = 1;
const left = (model_id: number, ...stays: number[]) =>
  stays.map((stay) =>
    vehicleRow({ id: nextId++, store_id: 1, model_id, date_set: day(1), left_on: day(1 + stay), left_how: "gone" }),
  );
const pack = (...rows: ReturnType<typeof left>) => packYard(1, rows, catalog, new WordTable());
const departed = pack(
  ...left(5, 100, 1, 90, 2, 40, 3, 30, 20),
  ...left(6, 9, 9, 9, 9, 9, 9, 9),
  ...left(7, 0, 0, 0, 0, 0, 0, 0, 0),
);
const yard: Yard = { present: pack(), departed, typicalStayDays: 55 };
const stock = { yards: new Map([[1, yard]]) } as unknown as Stock;

it("says of a model how long its cars stood in that yard, by the one in the middle", () => {
  expect(stayDaysOf(stock, 1, 5)).toBe(30);
  // What was reckoned once is kept.
  expect(stayDaysOf(stock, 1, 5)).toBe(30);
  expect(stayDaysOf(stock, 1, 7)).toBe(0);
});

it("goes by all cars of the yard where fewer than eight of the model left, and says nothing of a yard that is none", () => {
  expect([stayDaysOf(stock, 1, 6), stayDaysOf(stock, 1, 99)]).toEqual([55, 55]);
  expect(stayDaysOf(stock, 2, 5)).toBeNull();
  const young = { yards: new Map([[1, { ...yard, typicalStayDays: null }]]) } as unknown as Stock;
  expect([stayDaysOf(young, 1, 6), stayDaysOf(young, 1, 5)]).toEqual([null, 30]);
});
