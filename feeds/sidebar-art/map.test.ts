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

it("changes one that is there, takes one off, and refuses a window that ends before it begins", () => {
  const known = {
    images,
    idOf: (slot: string) => (slot === "0 en " ? 8 : undefined),
    hasColumn: () => true,
    takeId: () => 3,
  };
  const change = (cells: Record<string, string>) =>
    mapSidebarArt(rowOf(columns, { position: "0", language: "en", ...cells }), known);
  expect(change({ title: "New" })).toMatchObject({ drafts: [{ keys: [{ id: 8 }], values: { title: "New" } }] });
  expect(change({ title: "New" })).not.toHaveProperty("drafts.0.remove");
  expect(map({ position: "0", language: "en", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(reasons(change({ starts_at: "2026-06-02", ends_at: "2026-06-02" })).join()).toContain("not after the start");
});
