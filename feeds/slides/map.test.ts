import { expect, it } from "vitest";
import { testSettings } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapSlide } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  images: testSettings().images,
  find: (slug: string) =>
    ({ old: { id: 4, hasArt: true, hasPictures: false }, pictured: { id: 5, hasArt: true, hasPictures: true } })[slug],
  take: () => 8,
};
const map = (cells: Record<string, string>) => mapSlide(rowOf(columns, cells), context);
const whole = { slug: "sale", position: "1", title_es: "Venta", title_en: "Sale", art: "hero" };

it("keeps the window to the minute, on the chain's clock", () => {
  expect(map({ ...whole, starts_at: "2025-08-25 00:00", ends_at: "2025-09-01 20:00" })).toMatchObject({
    drafts: [{ values: { id: 8, starts_at: "2025-08-25T00:00", ends_at: "2025-09-01T20:00" } }],
  });
});

it("changes one column of a known slide", () => {
  expect(map({ slug: "old", position: "3" })).toMatchObject({
    drafts: [{ keys: [{ id: 4 }], values: { position: 3, title_es: undefined } }],
  });
});

it("says what is wrong", () => {
  expect(reasons(map({ ...whole, art: "" }))[0]).toContain("A slide needs one or the other");
  expect(reasons(map({ ...whole, body_en: "Words" }))[0]).toContain("reads the site in");
  expect(() => map({ ...whole, slug: "Bad Slug" })).toThrow("short name");
});

it("needs of a new slide its words and a picture or a drawing, of one that is there or goes nothing", () => {
  expect(reasons(map({ slug: "sale" })).map((reason) => reason.split(" ")[0])).toEqual([
    "title_es",
    "title_en",
    "position",
    "art",
  ]);
  expect(map({ slug: "old" })).not.toHaveProperty("problems");
  expect(map({ slug: "sale", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(map(whole)).not.toHaveProperty("drafts.0.remove");
  expect(reasons(map({ ...whole, starts_at: "2026-06-02", ends_at: "2026-06-01" }))[0]).toContain(
    "not after the start",
  );
});

it("may have pictures instead of a drawing, in both languages", () => {
  const images = { find: (name: string) => ({ id: `id-${name}` }) };
  const pictured = (cells: Record<string, string>) =>
    mapSlide(rowOf(columns, { ...whole, art: "", ...cells }), { ...context, images });
  expect(pictured({ image_es: "a.png", image_en: "b.png" })).toMatchObject({
    drafts: [{ values: { image_es_id: "id-a.png", image_en_id: "id-b.png" } }],
  });
  expect(reasons(pictured({ image_es: "a.png" }))[0]).toContain("image_en is empty");
});

it("gives up its drawing for pictures or its pictures for a drawing, never both, and pictures only together", () => {
  const none = "A slide needs one or the other";
  expect(map({ slug: "pictured", clear: "art" })).toMatchObject({ drafts: [{ values: { art: "" } }] });
  expect(map({ slug: "pictured", clear: "image_es|image_en" })).toMatchObject({
    drafts: [{ values: { image_es_id: null, image_en_id: null } }],
  });
  expect(reasons(map({ slug: "old", clear: "art" }))[0]).toContain(none);
  expect(reasons(map({ slug: "pictured", clear: "art|image_es|image_en" }))[0]).toContain(none);
  expect(reasons(map({ slug: "pictured", clear: "image_en" }))[0]).toContain("both go or neither");
});
