import { expect, it } from "vitest";
import { cylindersIn } from "./engine-cylinders.ts";

it.each([
  ["2.4L I4 DOHC 16V", 4],
  ["5.4L V8 SOHC 16V", 8],
  ["V6", 6],
  ["2.5L H4 Turbo", 4],
  ["6-cyl", 6],
  ["8 cyl", 8],
  ["4 cilindros", 4],
  ["L4", 4],
  ["Fuel Cell Electric Motor", undefined],
  ["3.0L", undefined],
  ["16V", undefined],
  ["V99", undefined],
  ["", undefined],
] as const)("%s: %s", (engine, count) => {
  expect(cylindersIn(engine)).toBe(count);
});
