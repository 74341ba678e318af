import { describe, expect, it } from "vitest";
import { packYard } from "#tests/support/pack-yard.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import type { Catalog } from "./catalog.ts";
import {
  compareRows,
  dayNumber,
  dayText,
  findRange,
  stockNumberAt,
  textAt,
  vehicleAt,
  vinAt,
  wordAt,
} from "./columns.ts";
import { hasStore } from "./store-lists.ts";
import { buildVehicleIndex } from "./vehicle-index.ts";
import { WordTable } from "./word-table.ts";

/** Models 5 and 9 are of make 1, model 7 of make 2: models do not ascend over makes. */
const makeOf = (modelId: number) => (modelId === 7 ? 2 : 1);
const catalog = {
  model: (id: number) => ({ id, makeId: makeOf(id), name: `Model ${id}`, body: "sedan" }),
  make: (id: number) => ({ id, name: `Make ${id}` }),
} as unknown as Catalog;
const words = new WordTable();
const car = (id: number, model_id: number, more: Partial<Parameters<typeof vehicleRow>[0]> = {}) =>
  vehicleRow({ id, store_id: 3, model_id, ...more });
const pack = (storeId: number, ...rows: ReturnType<typeof car>[]) => packYard(storeId, rows, catalog, words);
const yard = pack(
  3,
  car(30, 7, { stock_number: "ñ1", vin: "1HGCM82633A004352" }),
  car(11, 9, { year: 2001, stock_number: "", vin: "SHORT" }),
  car(12, 5, { year: 2001, date_set: "2026-10-01", photos: '["a"]', body: "pickup", mileage: 0, left_how: "gone" }),
  car(13, 5, { year: 2001, date_set: "2026-10-02", left_on: "2026-10-05", body: "no body" }),
  car(14, 5, { year: 2009, date_set: "2026-09-01" }),
  car(10, 5, { year: 2001, date_set: "2026-10-01" }),
);
const idsOf = (rows: Iterable<number>) => Array.from(rows, (row) => yard.id[row]);
const at = (id: number) => yard.id.indexOf(id);

describe("a yard in columns", () => {
  it("lies by make, model, year and date, the newest first, then by id", () => {
    expect([...yard.id]).toEqual([14, 13, 10, 12, 11, 30]);
    expect(idsOf(yard.byYear)).toEqual([14, 30, 13, 10, 11, 12]);
    expect(idsOf(yard.newest)).toEqual([13, 30, 12, 11, 10, 14]);
  });

  it("knows where each make and model begins and ends, and which it has not", () => {
    const found = (directory: typeof yard.models, ids: number[]) => ids.map((id) => findRange(directory, id));
    expect(found(yard.models, [5, 7, 9])).toEqual([
      [0, 4],
      [5, 6],
      [4, 5],
    ]);
    expect(found(yard.makes, [1, 2])).toEqual([
      [0, 5],
      [5, 6],
    ]);
    expect(found(yard.models, [0, 4, 6, 8, 10])).toEqual(Array(5).fill(undefined));
  });

  it("compares by year, then date, both descending, then id", () => {
    const order = (a: number, b: number) => Math.sign(compareRows(yard, at(a), at(b)));
    expect([order(14, 13), order(13, 14), order(13, 12), order(12, 13), order(10, 12), order(12, 10)]).toEqual([
      -1, 1, -1, 1, -1, 1,
    ]);
    expect(compareRows(yard, 2, 2)).toBe(0);
  });

  it("gives a VIN and a stock number back as long as they are", () => {
    expect([30, 11, 12].map((id) => vinAt(yard, at(id)))).toEqual(["1HGCM82633A004352", "SHORT", ""]);
    expect([14, 13, 30, 11].map((id) => stockNumberAt(yard, at(id)))).toEqual(["B14", "B13", "ñ1", ""]);
  });

  it("makes a car of a row: what is not known is null, a body that is none is the model's", () => {
    const read = (id: number) => vehicleAt(yard, at(id), catalog, words);
    expect(read(12)).toMatchObject({ mileage: 0, photos: ["a"], body: "pickup", leftOn: null, leftHow: "gone" });
    expect(read(13)).toMatchObject({ mileage: null, photos: [], body: "sedan", leftOn: "2026-10-05", leftHow: null });
    expect(read(30)).toMatchObject({ makeId: 2, make: "Make 2", modelId: 7, model: "Model 7", storeId: 3, row: "12" });
  });

  it("gives every text of a car back, and its number in the table of words", () => {
    const said = {
      trim: "LX",
      color: "azul",
      engine: "2.4L",
      transmission: "manual",
      drive: "4WD",
      fuel: "diesel",
      section: "B",
      row: "7",
      space: "3",
      notes: "sin llave",
    };
    const other = pack(9, car(1, 5), car(2, 7, said));
    expect(vehicleAt(other, 1, catalog, words)).toMatchObject({ id: 2, ...said });
    expect(words.text(wordAt(other, 1, textAt.fuel))).toBe("diesel");
    expect(words.text(wordAt(other, 0, textAt.fuel))).toBe("");
  });

  it("keeps no word of a column that is empty in all its cars, and numbers as narrow as they are", () => {
    const plain = pack(9, car(1, 5), car(2, 7));
    const sectioned = pack(9, car(1, 5), car(2, 7, { section: "B" }));
    expect(sectioned.texts.length - plain.texts.length).toBe(2);
    expect(vehicleAt(plain, 0, catalog, words)).toEqual({ ...vehicleAt(sectioned, 0, catalog, words), section: "" });
    expect(wordAt(plain, 0, textAt.section)).toBe(words.number(""));
    expect([plain.modelId, plain.dateSet].map((column) => column.BYTES_PER_ELEMENT)).toEqual([2, 2]);
    const wide = pack(9, car(1, 5, { date_set: "1969-12-30" }), car(2, 70_000, { date_set: "2150-01-01" }));
    const [first, second] = [0, 1].map((row) => vehicleAt(wide, row, catalog, words));
    expect([first?.modelId, first?.dateSet]).toEqual([5, "1969-12-30"]);
    expect([second?.modelId, second?.dateSet]).toEqual([70_000, "2150-01-01"]);
  });

  it("keeps days as numbers", () => {
    expect([
      dayNumber("1970-01-01"),
      dayNumber("1970-01-03"),
      dayText(2),
      dayText(dayNumber("2026-02-28") + 1),
    ]).toEqual([0, 2, "1970-01-03", "2026-03-01"]);
  });
});

describe("the index over yards", () => {
  const other = pack(
    8,
    car(40, 5, { vin: "2HGCM82633A004352", stock_number: "B14" }),
    car(41, 7, { stock_number: "" }),
  );
  const build = (pauses = false) =>
    buildVehicleIndex([yard, pack(5), other], () => (pauses ? Promise.resolve() : undefined));

  it("finds a car by id, VIN and stock number, whichever yard it is in", async () => {
    const index = await build();
    const idOf = (place: ReturnType<typeof index.findById>) =>
      place && [place.columns.storeId, place.columns.id[place.row]];
    expect([14, 30, 40, 41].map((id) => idOf(index.findById(id)))).toEqual([
      [3, 14],
      [3, 30],
      [8, 40],
      [8, 41],
    ]);
    expect(idOf(index.findByVin("2HGCM82633A004352"))).toEqual([8, 40]);
    expect(idOf(index.findByVin("1HGCM82633A004352"))).toEqual([3, 30]);
    expect(idOf(index.findByVin("SHORT"))).toEqual([3, 11]);
    expect(idOf(index.findByStockNumber("ñ1"))).toEqual([3, 30]);
    // Of two with one number the first.
    expect(idOf(index.findByStockNumber("B14"))).toEqual([3, 14]);
    expect([index.findById(99), index.findByVin("X"), index.findByVin(""), index.findByStockNumber("")]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("counts cars by make and model, and knows which yards have them", async () => {
    const index = await build();
    expect(index.total).toBe(8);
    expect([...index.modelCounts].sort()).toEqual([
      [5, 5],
      [7, 2],
      [9, 1],
    ]);
    expect([...index.makeCounts].sort()).toEqual([
      [1, 6],
      [2, 2],
    ]);
    expect([5, 9, 6].map((id) => [...index.storesWithModel(id)])).toEqual([[3, 8], [3], []]);
    expect([2, 3].map((id) => [...index.storesWithMake(id)])).toEqual([[3, 8], []]);
  });

  it("is the same when it has to pause", async () => {
    const [quick, slow] = [await build(), await build(true)];
    expect(slow.modelCounts).toEqual(quick.modelCounts);
    expect(slow.storesWithMake(2)).toEqual(quick.storesWithMake(2));
  });

  it("tells a store that is in a list from one that is not", () => {
    const ids = Uint32Array.of(2, 5, 9);
    expect([1, 2, 3, 5, 7, 9, 10].map((id) => hasStore(ids, id))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(hasStore(new Uint32Array(), 1)).toBe(false);
  });
});
