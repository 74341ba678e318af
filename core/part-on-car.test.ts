import { expect, it } from "vitest";
import { carsWithPart, rarePartOf, surelyHad } from "./part-on-car.ts";

const car = { highVoltage: false, year: 1990, type: "CAR" } as const;

it.each([
  ["Driver airbag", "Bolsa de aire del conductor", "airbag"],
  ["Clock spring", "Reloj de volante", "airbag"],
  ["Airbag sensor", "Sensor de bolsa de aire", "airbag"],
  ["Side airbag", "Bolsa de aire lateral", "side-airbag"],
  ["Hybrid battery", "Batería híbrida", "high-voltage"],
  ["Alternator", "Alternador", "alternator"],
  ["Battery", "Batería", undefined],
  ["Steering wheel", "Volante", undefined],
])("knows that not every car has a %s", (en, es, rare) => {
  expect(rarePartOf({ en, es })).toBe(rare);
});

it("looks for airbags on no car from before they were sold, and is sure of them from the year of the law on", () => {
  expect(carsWithPart("airbag", "Toyota Corolla")).toMatchObject({ firstYear: 1980, none: false });
  expect(carsWithPart("side-airbag", "Toyota Corolla")).toMatchObject({ firstYear: 1995 });
  expect(surelyHad("airbag", { ...car, year: 1997 })).toBe(false);
  expect(surelyHad("airbag", { ...car, year: 1998 })).toBe(true);
  expect(surelyHad("airbag", { ...car, year: 1998, type: "PU/VAN" })).toBe(false);
  expect(surelyHad("airbag", { ...car, year: 1999, type: "PU/VAN" })).toBe(true);
  expect(surelyHad("side-airbag", { ...car, year: 2010 })).toBe(false);
});

it("looks for a high-voltage part on hybrids and electric cars alone, for an alternator on no Prius", () => {
  expect(carsWithPart("high-voltage", "Honda Civic")).toMatchObject({ highVoltageOnly: true });
  expect(carsWithPart("high-voltage", "Toyota Prius")).toBeUndefined();
  expect(carsWithPart("alternator", "Toyota Prius")).toMatchObject({ none: true });
  expect(carsWithPart("alternator", "Honda Civic")).toBeUndefined();
  expect(surelyHad("alternator", { ...car, highVoltage: true })).toBe(false);
  expect(surelyHad("alternator", car)).toBe(true);
  expect(carsWithPart(undefined, "Toyota Prius")).toBeUndefined();
});
