import { expect, it } from "vitest";
import { regionName } from "./region.ts";
import { isYard, phoneDigits, storeSlug } from "./store.ts";
import { type Switch, servicesOff, switchNames } from "./switches.ts";

it("a store's address ends in its town, and its number dials", () => {
  expect(storeSlug("Fort Worth, TX")).toBe("fort-worth-tx");
  expect(phoneDigits("(817) 555-0123")).toBe("8175550123");
});

it("is a yard where parts are pulled or priced", () => {
  const servicesSaid = true;
  expect(isYard({ services: new Set(["inventory"]), servicesSaid })).toBe(true);
  expect(isYard({ services: new Set(["partpricing"]), servicesSaid })).toBe(true);
  expect(isYard({ services: new Set(["buyscars", "wesellcars"]), servicesSaid })).toBe(false);
});

it("is a yard, not a metals site, where nobody has said what it offers", () => {
  expect(isYard({ services: new Set(), servicesSaid: false })).toBe(true);
  // What it said is switched off.
  expect(isYard({ services: new Set(), servicesSaid: true })).toBe(false);
});

it("a region is called by its name, an unknown one by its letters", () => {
  expect(regionName("CA", "YT")).toEqual({ es: "Yukón", en: "Yukon" });
  expect(regionName("US", "ZZ")).toEqual({ es: "ZZ", en: "ZZ" });
});

it("what is switched off is no store's service, and nothing else", () => {
  const switches = (...off: Switch[]) =>
    Object.fromEntries(switchNames.map((name) => [name, !off.includes(name)])) as Record<Switch, boolean>;
  expect(servicesOff(switches())).toEqual([]);
  expect(servicesOff(switches("carsForSale", "metals"))).toEqual(["wesellcars"]);
  expect(servicesOff(switches("carsForSale", "sellingCars", "partPrices"))).toEqual([
    "wesellcars",
    "buyscars",
    "partpricing",
  ]);
});
