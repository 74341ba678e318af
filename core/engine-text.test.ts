import { expect, it } from "vitest";
import { engineText, readEngine } from "./engine-text.ts";

it.each([
  ["2.4L I4 DOHC 16V", { litres: 2.4, cylinders: 4, engineShape: "I" }],
  ["4.3 V6", { litres: 4.3, cylinders: 6, engineShape: "V" }],
  ["2.0 turbo", { litres: 2, turbo: true }],
  ["8 cil", { cylinders: 8 }],
  ["5.3L V-8", { litres: 5.3, cylinders: 8, engineShape: "V" }],
  ["GAS", {}],
  ["350", {}],
  ["1.2.3", {}],
  ["", {}],
])("reads %s", (text, said) => expect(readEngine(text)).toEqual(said));

it.each([
  [{ litres: 2.4, cylinders: 4, engineShape: "I" }, "2.4L I4"],
  [{ litres: 2, cylinders: 4, turbo: true as const }, "2.0L 4 cyl Turbo"],
  [{ litres: 1.5 }, "1.5L"],
  [{ cylinders: 6 }, "6 cyl"],
  [{}, ""],
])("writes %j", (engine, text) => {
  expect(engineText(engine)).toBe(text);
  expect(readEngine(text)).toEqual(engine);
});
