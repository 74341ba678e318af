import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFieldWords } from "#api/field-words.ts";
import { presentFacts } from "#api/present-facts.ts";
import { vehicleShape } from "#api/vehicle-shape.ts";
import { listKnown } from "#app/vehicle/vehicle-page/facts.tsx";
import { listFacts } from "#core/car-facts.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { tables } from "#server/open-data/tables.ts";
import { findStore } from "#stock/stores.ts";
import { findVehicle } from "#stock/vehicles.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";

const vin = "1HGCM82633A004352";
const cellOf = { number: "3", text: "R", yes: "yes", choice: "Delantero" };
const toldOf = { number: 3, text: "R", yes: true, choice: "front" };

describeEachDatabase("a fact of the table", ({ create }) => {
  test("goes the whole way from a file to the page, the API and the open data", async () => {
    const db = await create();
    await fillChain(db);
    const folder = mkdtempSync(join(tmpdir(), "yonke-every-fact-"));
    const path = join(folder, "cars.csv");
    const names = listFacts.map(([, { column }]) => column);
    const cells = listFacts.map(([, { kind }]) => cellOf[kind]);
    writeFileSync(path, `store,vin,make,model,${names}\nDA1,${vin},Honda,Accord,${cells}\n`);
    const report = await importFile(db, "inventory", path);
    rmSync(folder, { recursive: true });
    expect(report).toMatchObject({ accepted: 1, created: 1 });
    const stock = await loadTestStock(db);
    const car = findVehicle(stock, vin) as Vehicle;
    const store = findStore(stock, car.storeId);
    const said = presentFacts(car);
    const shown = listKnown({ ...car, engine: "" }, "es").map(({ name }) => name);
    const open = Array.from(store ? tables.stock.rows(stock, store) : [])[0] ?? [];
    for (const [fact, { kind, label, column }] of listFacts) {
      expect(car.facts[fact], fact).toBe(toldOf[kind]);
      expect(said[fact], fact).toBe(toldOf[kind]);
      expect(said.sources?.[fact], fact).toBe("file");
      expect(Object.keys(vehicleShape.entries), fact).toContain(fact);
      expect(findFieldWords("Vehicle", fact)?.en, fact).toBeTruthy();
      if (fact !== "highVoltage") expect(shown, fact).toContain(label.es);
      const given = open[tables.stock.columns.indexOf(column)];
      expect(given, fact).toBe(kind === "yes" ? "yes" : toldOf[kind]);
    }
  });
});
