import { expect, it } from "vitest";
import { noFacts, vinBits } from "#core/car-facts.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { factsJson, presentFacts } from "./present-facts.ts";

const plain = { year: 2007, make: "Toyota", model: "Camry", trim: "", fuel: "", facts: noFacts } as unknown as Vehicle;
const byVin = (...columns: (keyof typeof vinBits)[]) => columns.reduce((sum, name) => sum | (1 << vinBits[name]), 0);

it("says of a car of which nothing is known nothing, and nothing like safe", () => {
  expect(presentFacts(plain)).toEqual({});
  expect(factsJson(plain)).toBe("");
});

it("says what is known and by whom", () => {
  const facts = {
    litres: 2.4,
    cylinders: 4,
    highVoltage: true as const,
    byVin: byVin("litres", "high_voltage", "fuel"),
  };
  expect(presentFacts({ ...plain, facts })).toEqual({
    ...{ litres: 2.4, cylinders: 4, highVoltage: true },
    sources: { litres: "vin", cylinders: "file", highVoltage: "vin", fuel: "vin" },
  });
});

it("warns of a model that has only hybrids, of which neither file nor VIN says so", () =>
  expect(presentFacts({ ...plain, model: "Prius" })).toEqual({
    highVoltage: true,
    sources: { highVoltage: "reference" },
  }));
