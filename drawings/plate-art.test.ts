import { expect, it } from "vitest";
import { partCategoryIds } from "#core/part.ts";
import { eventTopics } from "#core/pictogram.ts";
import { findOwnPictogram, type OwnPictogram, ownPictograms, partPictograms } from "./part-pictograms.ts";
import { findPlate, listPlates, ownPlateName, partPlateName, topicPlateName } from "./plate-art.ts";

it("has a plate for every category of parts and every topic of events, each another picture", () => {
  const own = (Object.keys(ownPictograms) as OwnPictogram[]).map(ownPlateName);
  const names = [...partCategoryIds.map(partPlateName), ...own, ...eventTopics.map(topicPlateName)];
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

it.each([
  ["Battery", "battery"],
  ["Hybrid battery", "battery"],
  ["Battery tray", undefined],
  ["Driver airbag", "airbag"],
  ["Airbag module", undefined],
  ["Door, complete, front left", "door"],
  ["Door glass, front left", undefined],
  ["Radiator, small", "radiator"],
  ["Radiator hose, lower", undefined],
  ["Alternator, small", undefined],
])("%s has the picture %s of its own", (name, own) => {
  expect(findOwnPictogram(name)).toBe(own);
});

it("no category is drawn as one of its parts that has a picture of its own", () => {
  const own = Object.values(ownPictograms);
  expect(Object.values(partPictograms).filter((drawn) => own.includes(drawn))).toEqual([]);
});
