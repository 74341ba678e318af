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
  "2012 Infiniti M35h",
  "Volvo C40",
  "Volvo XC40 Recharge",
  "Volvo EX30",
  "2017 Volvo XC90 T8 Inscription",
  "2008 Lexus RX 400h",
  "Lexus RX 450h",
  "2013 Lexus ES 300h",
  "Lexus NX 450h+",
  "Lexus CT",
  "Lexus HS 250h",
  "2021 Toyota RAV4 Prime",
  "BMW i3",
  "BMW iX xDrive50",
  "BMW ActiveHybrid 5",
  "2013 BMW 3-Series ActiveHybrid 3",
  "BMW 330e",
  "Mercedes-Benz EQB 300",
  "Mercedes-Benz EQS",
  "Mercedes-Benz C 350e",
  "Audi Q4 e-tron",
  "2022 Ford F-150 Lightning",
])("knows that %s runs on high voltage", (name) => {
  expect(hasHighVoltage(name)).toBe(true);
});

it("knows it of a car that says what it burns, and of no other", () => {
  expect(hasHighVoltage("2012 Toyota Camry", "Hybrid")).toBe(true);
  expect(hasHighVoltage("Ford Focus", "Gas/Electric")).toBe(true);
  for (const name of ["Honda Civic", "Toyota Camry", "Chevrolet Silverado 1500", "Honda Element", "Ford Ranger"])
    expect(hasHighVoltage(name, "Gas"), name).toBe(false);
  for (const name of ["Lexus RX 350", "Lexus ES", "BMW 325e", "BMW X3", "Mercedes-Benz 300E", "Mercedes-Benz E 350"])
    expect(hasHighVoltage(name, "Gas"), name).toBe(false);
  for (const name of [
    "Volvo XC40",
    "Volvo C70",
    "Toyota RAV4",
    "Infiniti M35",
    "Ford Escape",
    "2003 Ford F-150 Lightning",
  ])
    expect(hasHighVoltage(name, "Gas"), name).toBe(false);
});

it("takes old American cars for such as may have inch bolts", () => {
  expect(mayTakeInches("Chevrolet", 1985)).toBe(true);
  expect(mayTakeInches("Chevrolet", 1996)).toBe(false);
  expect(mayTakeInches("Toyota", 1985)).toBe(false);
});
