import { expect, it } from "vitest";
import { testSettings } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapSlide } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  images: testSettings().images,
  idOf: (slug: string) => (slug === "old" ? 4 : undefined),
  takeId: () => 8,
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
