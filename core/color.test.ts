import { expect, test } from "vitest";
import { findBody } from "./body.ts";
import { colorIds, colorName, findColor } from "./color.ts";
import { regions } from "./region.ts";

test.each([
  ["SILVER", "plata"],
  ["Dark Blue Metallic", "azul"],
  ["azul marino", "azul"],
  ["BLK", "negro"],
  ["Guinda", "vino"],
  ["tan", "beige"],
  ["café", "cafe"],
  ["Seafoam", undefined],
  ["", undefined],
])("colour %j", (text, color) => expect(findColor(text)).toBe(color));

test("every colour is found by its own words in both languages", () => {
  for (const id of colorIds) {
    expect(findColor(id)).toBe(id);
    expect(findColor(colorName(id, "es"))).toBe(id);
    expect(findColor(colorName(id, "en"))).toBe(id);
  }
  expect(colorName("Seafoam", "es")).toBe("Seafoam");
});

test.each([
  ["Sedan/Saloon", "sedan"],
  ["Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)", "suv"],
  ["Crossover Utility Vehicle (CUV)", "suv"],
  ["Pickup", "pickup"],
  ["Minivan", "minivan"],
  ["Cargo Van", "van"],
  ["Step Van / Walk-in Van", "van"],
  ["Hatchback/Liftback/Notchback", "hatchback"],
  ["Convertible/Cabriolet", "convertible"],
  ["Incomplete - Cutaway", "truck"],
  ["Truck-Tractor", "truck"],
  ["troca", "pickup"],
  ["vagoneta", "wagon"],
  ["??", undefined],
])("body %j", (text, body) => expect(findBody(text)).toBe(body));

test("fifty states, the district and thirteen provinces and territories", () => {
  const outside = ["AA", "AE", "AP", "AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"];
  expect(Object.keys(regions.US).filter((letters) => !outside.includes(letters))).toHaveLength(51);
  expect(Object.keys(regions.CA)).toHaveLength(13);
});
