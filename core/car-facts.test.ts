import { expect, it } from "vitest";
import { isByVin, joinedColumns, noFactColumns, readFacts, tellerOf, vinBits } from "./car-facts.ts";

it("gives each value that a VIN may tell a bit of its own", () => {
  const bits = Object.values(vinBits);
  expect(new Set(bits).size).toBe(bits.length);
  expect(Math.max(...bits)).toBeLessThan(31);
});

it("reads back what the snapshot holds as one text, and nothing where nothing is known", () => {
  const values: Record<string, string> = { litres: "2.4", cylinders: "4", engine_code: "K24A4", high_voltage: "1" };
  const told = { ...values, by_vin: 1 << vinBits.engine_code, by_staff: 0 } as Record<string, string | number>;
  const joined = (more = {}) => joinedColumns.map((column) => ({ ...told, ...more })[column] ?? "").join("|");
  const facts = readFacts(joined());
  expect(facts).toEqual({ litres: 2.4, cylinders: 4, engineCode: "K24A4", highVoltage: true, byVin: 256 });
  expect([isByVin(facts.byVin, "engine_code"), isByVin(facts.byVin, "litres")]).toEqual([true, false]);
  const corrected = readFacts(joined({ by_staff: 1 << vinBits.litres }));
  expect((["litres", "engine_code", "cylinders"] as const).map((column) => tellerOf(corrected, column))).toEqual([
    "staff",
    "vin",
    "file",
  ]);
  expect(readFacts("")).toEqual({ byVin: 0 });
  expect(Object.keys(noFactColumns)).toEqual(expect.arrayContaining([...joinedColumns]));
});
