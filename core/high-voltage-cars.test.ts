import { expect, it } from "vitest";
import { hasHighVoltage } from "./high-voltage-cars.ts";
import { mayTakeInches } from "./inch-bolts.ts";

it.each([
  "Toyota Prius",
  "2010 Toyota Prius Two",
  "Toyota Prius C",
  "Nissan Leaf",
  "Chevrolet Bolt EV",
  "Tesla Model 3",
  "2009 Honda Civic Hybrid",
  "Honda CR-Z",
  "Ford C-Max",
  "Ford Fusion Energi",
  "Volkswagen ID.4",
  "Jeep Wrangler 4xe",
  "Mitsubishi i-MiEV",
])("knows that %s runs on high voltage", (name) => {
  expect(hasHighVoltage(name)).toBe(true);
});

it("knows it of a car that says what it burns, and of no other", () => {
  expect(hasHighVoltage("2012 Toyota Camry", "Hybrid")).toBe(true);
  expect(hasHighVoltage("Ford Focus", "Gas/Electric")).toBe(true);
  for (const name of ["Honda Civic", "Toyota Camry", "Chevrolet Silverado 1500", "Honda Element", "Ford Ranger"])
    expect(hasHighVoltage(name, "Gas"), name).toBe(false);
});

it("takes old American cars for such as may have inch bolts", () => {
  expect(mayTakeInches("Chevrolet", 1985)).toBe(true);
  expect(mayTakeInches("Chevrolet", 1996)).toBe(false);
  expect(mayTakeInches("Toyota", 1985)).toBe(false);
});
