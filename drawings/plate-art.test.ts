import { expect, it } from "vitest";
import { partCategoryIds } from "#core/part.ts";
import { eventTopics } from "#core/pictogram.ts";
import { partPictograms } from "./part-pictograms.ts";
import { findPlate, listPlates, partPlateName, topicPlateName } from "./plate-art.ts";

it("has a plate for every category of parts and every topic of events, each another picture", () => {
  const names = [...partCategoryIds.map(partPlateName), ...eventTopics.map(topicPlateName)];
  expect(listPlates().map(([name]) => name)).toEqual(names);
  expect(new Set(listPlates().map(([, svg]) => svg)).size).toBe(names.length);
  for (const name of names) expect(findPlate(name)).toMatch(/^<svg xmlns=.*<\/svg>$/);
  expect(findPlate("art/plates/part-nothing.svg")).toBeUndefined();
});

it.each(listPlates())("%s carries its own colours, since no style sheet reaches it", (_, svg) => {
  expect(svg).not.toMatch(/var\(|style=|class=|<text/);
});

it.each(partCategoryIds)("the pictogram of %s is drawn in the plate's own ink", (category) => {
  expect(partPictograms[category]).not.toMatch(/#[0-9a-f]{3}/i);
});
