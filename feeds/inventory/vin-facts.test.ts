import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { isByVin, listFacts, type VinColumn } from "#core/car-facts.ts";
import { readCar } from "#core/vin/read-car.ts";
import type { VinTable } from "#core/vin/table.ts";
import type { Database } from "#data/database.ts";
import { findVinTable } from "#data/vin-table.ts";
import { fillChain, importFile, now } from "#feeds/engine/fixtures/chain.ts";
import { valuesByVin } from "#feeds/engine/lookup/vin-values.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { describeEachDatabase } from "#tests/support/database.ts";

const accord = "1HGCM82633A004352";
const prius = "JTDKB20U793123456";
const read = (vin: string) => readCar(findVinTable() as VinTable, vin, now);

describe("what a VIN tells of a car", () => {
  it("is its engine, body and doors", () =>
    expect(valuesByVin(read(accord), { year: 2003, make: "Honda", model: "Accord" })).toEqual({
      ...{ litres: 3, cylinders: 6, engine_shape: "V", engine_code: "J30A4", engine: "3.0L V6" },
      ...{ body: "coupe", doors: 2, weight_class: 1, fuel: "Gasoline" },
    }));
  it.each([
    ["another year", { year: 2004, make: "Honda", model: "Accord" }],
    ["another model", { year: 2003, make: "Honda", model: "Civic" }],
    ["another make", { year: 2003, make: "Toyota", model: "Accord" }],
  ])("is nothing for %s", (_, car) => expect(valuesByVin(read(accord), car)).toEqual({}));
  it("is nothing with a wrong sign, but for the one warning", () => {
    expect(valuesByVin(read("1HGCM82643A004352"), { year: 2003, make: "Honda", model: "Accord" })).toEqual({});
    const wrong = `${prius.slice(0, 16)}7`;
    expect(valuesByVin(read(wrong), { year: 2009, make: "Toyota", model: "Prius" })).toEqual({ high_voltage: 1 });
  });
});

const folder = mkdtempSync(join(tmpdir(), "yonke-vin-facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function load(db: Database, text: string, feed: "inventory" | "cars-for-sale" = "inventory") {
  const path = join(folder, `${++files}.csv`);
  writeFileSync(path, text);
  return importFile(db, feed, path);
}
const car = async (db: Database) => db.main.selectFrom("vehicles").selectAll().executeTakeFirstOrThrow();
const head = "store,stock_number,vin,year,make,model";
const line = `DA1,A1,${accord},2003,Honda,Accord`;

describeEachDatabase("facts of cars", ({ create }) => {
  test("come from the file, from its words for the engine, and from the VIN for the rest", async () => {
    const db = await create();
    await fillChain(db);
    await load(db, `${head},motor,puertas,híbrido\n${line},2.4L I4,2 ptas,no\n`);
    const row = await car(db);
    expect(row).toMatchObject({ engine: "2.4L I4", litres: 2.4, cylinders: 4, engine_shape: "I", doors: 2 });
    expect(row).toMatchObject({ engine_code: "", high_voltage: null, body: "coupe", fuel: "Gasoline" });
    const told = [...listFacts.map(([, { column }]) => column), "engine", "body", "fuel"] as VinColumn[];
    expect(told.filter((column) => isByVin(row.by_vin, column))).toEqual(["weight_class", "body", "fuel"]);
  });

  test("are filled in once, stay with the next file, and go with undo", async () => {
    const db = await create();
    await fillChain(db);
    const first = await load(db, `${head}\n${line}\n`);
    expect(first).toMatchObject({ outcome: "written", created: 1 });
    expect(await car(db)).toMatchObject({ engine: "3.0L V6", litres: 3, engine_code: "J30A4", doors: 2 });
    expect(await load(db, `${head},row\n${line},\n`)).toMatchObject({ accepted: 1, changed: 0 });
    const second = await load(db, `${head},engine\n${line},2.4 L I4\n`);
    expect(await car(db)).toMatchObject({ engine: "2.4 L I4", litres: 2.4, cylinders: 4, engine_code: "" });
    await undoRun(db, second.runId as number);
    expect(await car(db)).toMatchObject({ engine: "3.0L V6", litres: 3, engine_code: "J30A4" });
  });

  test("of a car for sale are filled in the same way: engine, body, fuel, and that it has high voltage", async () => {
    const db = await create();
    await fillChain(db);
    const sale = async () => db.main.selectFrom("cars_for_sale").selectAll().executeTakeFirstOrThrow();
    const columns = "store,stock_number,vin,year,make,model,price";
    const line = `DA1,S1,JTDKB20U293123456,2009,Toyota,Prius,2500`;
    await load(db, `${columns}\n${line}\n`, "cars-for-sale");
    const first = await sale();
    expect(first).toMatchObject({ engine: "1.5L I4", body: "hatchback", fuel: "Hybrid", high_voltage: 1 });
    const byVin = (row: typeof first) =>
      (["engine", "body", "fuel", "high_voltage"] as const).filter((column) => isByVin(row.by_vin, column));
    expect(byVin(first)).toEqual(["engine", "body", "fuel", "high_voltage"]);
    // What the file says is the file's; that it has high voltage stays.
    expect(await load(db, `${columns},engine\n${line},1.8L\n`, "cars-for-sale")).toMatchObject({ changed: 1 });
    expect(await sale()).toMatchObject({ engine: "1.8L", high_voltage: 1 });
    expect(byVin(await sale())).toEqual(["body", "fuel", "high_voltage"]);
    expect(await load(db, `${columns}\n${line}\n`, "cars-for-sale")).toMatchObject({ changed: 0 });
  });
});
