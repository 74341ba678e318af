import { describe, expect, it } from "vitest";
import { isByVin } from "#core/car-facts.ts";
import { cylindersIn } from "#core/engine-cylinders.ts";
import { readCar, type VinFacts } from "#core/vin/read-car.ts";
import { isShortVin } from "#core/vin/signs.ts";
import { findMaker } from "#core/vin/table.ts";
import { listNoPlants } from "#core/vin/write-vin.ts";
import { demoChainForTests } from "#tests/support/demo-chain.ts";
import { vinNow, vinTable } from "#tests/support/vin-table.ts";
import { models } from "./catalog.ts";
import { readEngineLines } from "./engine-lines.ts";

const all = demoChainForTests({ vehicles: 16_000, today: "2026-11-14" });
const byId = new Map(models.map((model) => [model.id, model]));
const lines = readEngineLines();

type Shown = { year: number; model_id: number; engine: string; fuel: string; body: string; trim: string };

/** What a VIN says otherwise than the car's own facts. */
function differences(car: Shown, said: VinFacts): string[] {
  const model = byId.get(car.model_id);
  const litres = /^(\d\.\d)L/.exec(car.engine)?.[1];
  const own = /^\S+ ([IVHW])\d/.exec(car.engine)?.[1];
  const told = [
    ["make", said.make, model?.make],
    ["model", said.model, model?.name],
    ["year", said.year, car.year],
    // Many makers file minivans as vans.
    ["body", said.body, model?.body === "minivan" && said.body === "van" ? "van" : car.body || model?.body],
    ["litres", said.litres, litres && Number(litres)],
    ["cylinders", said.cylinders, cylindersIn(car.engine)],
    ["shape", said.shape === "R" ? undefined : said.shape, own],
    ["high voltage", Boolean(said.highVoltage), /Hybrid|Electric/.test(car.fuel)],
    ["diesel", said.fuel === "Diesel", car.fuel === "Diesel"],
    ["turbo", said.turbo ?? undefined, car.engine === "" ? undefined : /Turbo/.test(car.engine)],
  ] as const;
  // A yard leaves some engines unsaid; of what both say nothing differs.
  return told.flatMap(([what, vin, shown]) =>
    vin !== undefined && shown !== undefined && shown !== "" && vin !== shown ? `${what}: ${vin}, not ${shown}` : [],
  );
}

describe("each car of the demo", () => {
  it("has a VIN that says what is shown of it and is nobody's", async () => {
    const cars = [...(await all("vehicles")), ...(await all("cars_for_sale"))];
    expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length);
    const wrong: string[] = [];
    const counts = { old: 0, blank: 0, read: 0, litres: 0 };
    for (const car of cars) {
      const vin = car.vin ?? "";
      if (car.year < 1981) {
        counts.old++;
        if (!isShortVin(vin)) wrong.push(`${vin}: not short`);
        continue;
      }
      const said = readCar(vinTable, vin, vinNow);
      const maker = findMaker(vinTable, vin);
      if (said.knows === "car") {
        counts.read++;
        if (said.litres !== undefined) counts.litres++;
        wrong.push(...differences(car, said).map((one) => `${vin}: ${one}`));
      } else counts.blank++;
      if (!said.checkDigitRight || said.year !== car.year) wrong.push(`${vin}: check digit or year`);
      if (maker && !listNoPlants(maker, car.year).includes(vin.charAt(10))) wrong.push(`${vin}: a plant's sign`);
    }
    expect(wrong).toEqual([]);
    expect(counts.old).toBeGreaterThan(50);
    // What VINs cannot say stays a small part.
    expect(counts.blank / cars.length).toBeLessThan(0.06);
    expect(counts.litres / cars.length).toBeGreaterThan(0.87);
  }, 300_000);

  it("has an engine and a trim that its model had in that year, or none", async () => {
    const known = new Map<string, (typeof lines)[number]>();
    const wrong: string[] = [];
    for (const car of [...(await all("vehicles")), ...(await all("cars_for_sale"))]) {
      const { make, name } = byId.get(car.model_id) ?? { make: "", name: "" };
      const key = `${car.year} ${make} ${name}`;
      const line =
        known.get(key) ??
        lines.find((one) => one.make === make && one.model === name && one.from <= car.year && car.year <= one.to);
      if (line) known.set(key, line);
      const { engine, trim } = car;
      const told = "by_vin" in car && isByVin(car.by_vin, "engine");
      if (engine && !told && !line?.engines.some((one) => one.engine === engine)) wrong.push(`${key}: ${engine}`);
      const fitting = line?.trims.filter(
        ({ engines }) => !engine || told || engines.length === 0 || engines.includes(engine),
      );
      if (trim && !fitting?.some((one) => one.trim === trim)) wrong.push(`${key} ${engine}: ${trim}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
