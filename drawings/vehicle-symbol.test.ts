import { expect, it } from "vitest";
import { bodyStyles } from "./body-shapes.ts";
import { paints } from "./paints.ts";
import { parseVehicleSymbolName, vehicleSymbolName, vehicleSymbolSvg } from "./vehicle-symbol.ts";

it.each(bodyStyles)("the drawing of a %s takes its paint from where it stands", (style) => {
  const svg = vehicleSymbolSvg(style);
  expect(vehicleSymbolName(style)).toBe(`${style}.svg`);
  expect(parseVehicleSymbolName(`${style}.svg`)).toBe(style);
  expect(parseVehicleSymbolName(`${style}-azul.svg`)).toBeUndefined();
  expect(svg).toContain('<symbol id="car" viewBox="0 -96 640 400">');
  expect(svg).toContain('fill="currentColor"');
  expect(svg).not.toContain(paints.plata);
});
