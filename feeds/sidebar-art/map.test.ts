import { expect, it } from "vitest";
import { testSettings } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapSidebarArt } from "./map.ts";
import { columns } from "./schema.ts";

const images = { ...testSettings().images, find: () => ({ id: "picture-1" }) };
const map = (cells: Record<string, string>) =>
  mapSidebarArt(rowOf(columns, cells), { images, idOf: () => undefined, hasColumn: () => true, takeId: () => 3 });

it("makes a picture beside the events", () => {
  expect(map({ position: "0", language: "en", title: "Sale", url: "/part-pricing", image: "a.jpg" })).toMatchObject({
    drafts: [{ table: "sidebar_art", values: { id: 3, edition: "en", image_id: "picture-1" } }],
  });
});

it("says what a new one needs", () => {
  expect(reasons(map({ position: "0", language: "en" }))).toEqual([
    expect.stringContaining("title"),
    expect.stringContaining("url"),
    expect.stringContaining("image"),
  ]);
});
