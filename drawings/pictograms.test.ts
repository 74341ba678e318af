import { expect, it } from "vitest";
import { pictogramNames } from "#core/pictogram.ts";
import { pictograms } from "./pictograms.ts";

it.each(pictogramNames)("%s is drawn in the plate's own ink, without letters or colours of its own", (name) => {
  const drawing = pictograms[name];
  expect(drawing.length).toBeGreaterThan(40);
  expect(drawing).not.toMatch(/<text|#[0-9a-f]{3}|style=|class=|id=/i);
  expect(drawing.match(/stroke="(?!currentColor|var\(--cut\))/)).toBeNull();
});
