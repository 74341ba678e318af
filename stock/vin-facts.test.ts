import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isByVin } from "#core/car-facts.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { findVehicle, searchVehicles } from "./vehicles.ts";

const accord = "1HGCM82633A004352";
const camry = "4T1BB46K570018356";
const prius = "JTDKB20U793123456";
const folder = mkdtempSync(join(tmpdir(), "yonke-vin-facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeEachDatabase("facts of cars", ({ create }) => {
  test("reach the pages from one text in the snapshot, the same as in the row", async () => {
    const db = await create();
    await fillChain(db);
    const path = join(folder, "cars.csv");
    writeFileSync(
      path,
      `store,stock_number,vin,year,make,model,trim\nDA1,A1,${accord},2003,Honda,Accord,\nDA1,A2,${prius},2009,Toyota,Prius,\nDA1,A4,${camry},2007,Toyota,Camry,\nDA1,A3,,1999,Ford,F-150,\nDA1,A5,,2000,Ford,F-150,Lightning\nDA1,A6,,2022,Ford,F-150,Lightning\n`,
    );
    await importFile(db, "inventory", path);
    const stock = await loadTestStock(db);
    const { facts, engine, body } = findVehicle(stock, accord) ?? {};
    expect({ engine, body }).toEqual({ engine: "3.0L V6", body: "coupe" });
    expect(facts).toMatchObject({ litres: 3, cylinders: 6, engineShape: "V", engineCode: "J30A4", doors: 2 });
    expect(isByVin(facts?.byVin ?? 0, "litres")).toBe(true);
    expect(findVehicle(stock, prius)?.facts.highVoltage).toBe(true);
    expect(findVehicle(stock, accord)?.facts.highVoltage).toBeUndefined();
    const found = (query: VehicleQuery) =>
      searchVehicles(stock, query).flatMap((match) => match.vehicles().map(({ stockNumber }) => stockNumber));
    expect(found({ engine: "J30A4" })).toEqual(["A1"]);
    for (const engine of ["v6 3.0", "V-6", "3,0 litros", "3.0L", "6 cilindros", "6-cyl", "6 cylinder 3 l", "6cyl"])
      expect(found({ engine }), engine).toEqual(["A1"]);
    for (const vin of [prius.slice(-6), prius.slice(-8).toLowerCase(), `*${prius.slice(-4)}`])
      expect(found({ vin }), vin).toEqual(["A2"]);
    expect(found({ vin: prius.slice(0, 8) })).toEqual([]);
    // The file says nothing of a hybrid, and most Camrys are none; a Lightning was a gasoline pickup once.
    expect(found({ highVoltage: true }).sort()).toEqual(["A2", "A4", "A6"]);
    const hybrids = [accord, prius, camry].map((vin) => runsOnHighVoltage(findVehicle(stock, vin) as Vehicle));
    expect(hybrids).toEqual([false, true, true]);
    const ford = await db.main
      .selectFrom("vehicles")
      .select("id")
      .where("stock_number", "=", "A3")
      .executeTakeFirstOrThrow();
    expect(findVehicle(stock, String(ford.id))?.facts).toEqual({ byVin: 0 });
  });
});
