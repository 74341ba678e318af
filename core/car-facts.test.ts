import { expect, it } from "vitest";
import { isByVin, listFacts, noFactColumns, readFacts, vinBits } from "./car-facts.ts";

it("gives each value that a VIN may tell a bit of its own", () => {
  const bits = Object.values(vinBits);
  expect(new Set(bits).size).toBe(bits.length);
  expect(Math.max(...bits)).toBeLessThan(31);
});

it("reads back what the snapshot holds as one text, and nothing where nothing is known", () => {
  const values: Record<string, string> = { litres: "2.4", cylinders: "4", engine_code: "K24A4", high_voltage: "1" };
  const joined = [...listFacts.map(([, { column }]) => values[column] ?? ""), 1 << vinBits.engine_code].join("|");
  const facts = readFacts(joined);
  expect(facts).toEqual({ litres: 2.4, cylinders: 4, engineCode: "K24A4", highVoltage: true, byVin: 256 });
  expect([isByVin(facts.byVin, "engine_code"), isByVin(facts.byVin, "litres")]).toEqual([true, false]);
  expect(readFacts("")).toEqual({ byVin: 0 });
  expect(Object.keys(noFactColumns)).toHaveLength(listFacts.length + 1);
});
