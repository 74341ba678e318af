import { expect, it } from "vitest";
import { type Switches, servicesOff, switchNames, switchOf } from "./switches.ts";

const all = (on: boolean) => Object.fromEntries(switchNames.map((name) => [name, on])) as Switches;

it("a switch takes its service from every store, and no other", () => {
  expect([switchOf("wesellcars"), switchOf("buyscars"), switchOf("partpricing"), switchOf("inventory")]).toEqual([
    "carsForSale",
    "sellingCars",
    "partPrices",
    undefined,
  ]);
  expect(servicesOff(all(true))).toEqual([]);
  expect(servicesOff(all(false))).toEqual(["wesellcars", "buyscars", "partpricing"]);
  expect(servicesOff({ ...all(true), sellingCars: false })).toEqual(["buyscars"]);
});
