import { expect, it } from "vitest";
import { bodyStyles } from "./body-shapes.ts";
import { paints } from "./paints.ts";
import { vehicleSymbolsSvg } from "./vehicle-symbol.ts";

it("has every body once, and takes its paint from where it stands", () => {
  const svg = vehicleSymbolsSvg();
  const drawn = [...svg.matchAll(/<symbol id="(\w+)" viewBox="0 -96 640 400">(.+?)<\/symbol>/g)];
  expect(drawn.map(([, style]) => style)).toEqual(bodyStyles);
  for (const [, , drawing] of drawn) expect(drawing).toContain('fill="currentColor"');
  expect(svg).not.toContain(paints.plata);
});
