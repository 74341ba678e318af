import { expect, it } from "vitest";
import { testSettings } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createSlots, mapPromo, slotOf } from "./map.ts";
import { columns } from "./schema.ts";

const images = {
  ...testSettings().images,
  find: (name: string, use: string) =>
    name === "a.png" ? { id: `${use}-id` } : { problem: { es: "mide solo 12.", en: "is only 12 pixels wide." } },
};
const context = {
  images,
  idOf: (slot: string) => (slot === "0 es " ? 5 : undefined),
  hasColumn: () => true,
  takeId: () => 77,
};
const map = (cells: Record<string, string>) => mapPromo(rowOf(columns, cells), context);
const whole = { position: "1", language: "Español", name: "Venta", url: "/coches-en-venta", desktop_image: "a.png" };

it("makes a promo; the phone's picture comes from the desktop's", () => {
  expect(map(whole)).toMatchObject({
    drafts: [
      { values: { id: 77, edition: "es", desktop_image_id: "promo-desktop-id", mobile_image_id: "promo-mobile-id" } },
    ],
  });
});

it("changes the promo that stands at the place, in the language, from the same start", () => {
  expect(map({ position: "0", language: "es", url: "page:events" })).toMatchObject({
    drafts: [{ keys: [{ id: 5 }], values: { url: "page:events", name: undefined } }],
  });
});

it("says what is wrong", () => {
  expect(reasons(map({ ...whole, desktop_image: "tiny.png" }))[0]).toContain("only 12 pixels wide");
  expect(reasons(map({ position: "1", language: "en" }))).toHaveLength(3);
  expect(() => map({ ...whole, position: "4" })).toThrow("from 0 to 3");
  expect(() => map({ ...whole, url: "javascript:alert(1)" })).toThrow("is not an address");
  expect(() => map({ ...whole, desktop_image: "../../etc/passwd" })).toThrow("is not a file name");
});

it("keeps the phone's picture where the file has no column for it, and names its own where it has", () => {
  const change = (cells: Record<string, string>, hasColumn: boolean) =>
    mapPromo(rowOf(columns, { position: "0", language: "es", ...cells }), { ...context, hasColumn: () => hasColumn });
  const mobile = (mapped: ReturnType<typeof change>) =>
    "drafts" in mapped ? mapped.drafts[0]?.values.mobile_image_id : reasons(mapped);
  expect(mobile(change({ desktop_image: "a.png" }, false))).toBeUndefined();
  expect(mobile(change({ desktop_image: "a.png" }, true))).toBe("promo-mobile-id");
  expect(mobile(change({ url: "/a" }, true))).toBeUndefined();
  expect(mobile(change({ mobile_image: "a.png" }, false))).toBe("promo-mobile-id");
});

it("takes a promo off by its place, and refuses a window that ends before it begins", () => {
  expect(map({ position: "1", language: "en", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(map(whole)).not.toHaveProperty("drafts.0.remove");
  expect(reasons(map({ ...whole, starts_at: "2026-06-02", ends_at: "2026-06-01" }))[0]).toContain(
    "not after the start",
  );
  expect(map({ ...whole, new_window: "no" })).toMatchObject({ drafts: [{ values: { new_window: 0 } }] });
});

it("is known by its start, or without a column of starts as the only one at its place", () => {
  const rows = [
    { id: 1, position: 0, edition: "es", starts_at: "2026-01-01T00:00" },
    { id: 2, position: 1, edition: "es", starts_at: "2026-01-01T00:00" },
    { id: 3, position: 1, edition: "es", starts_at: "2026-02-01T00:00" },
    { id: 4, position: 2, edition: "es", starts_at: "2026-02-01T00:00" },
    { id: 5, position: 2, edition: "es", starts_at: null },
  ];
  const at = (hasStarts: boolean, position: number, starts_at?: string) =>
    createSlots(rows, hasStarts).idOf(slotOf({ position, language: "es", starts_at }));
  expect([at(false, 0), at(true, 0), at(true, 0, "2026-01-01T00:00")]).toEqual([1, undefined, 1]);
  expect([at(false, 1), at(false, 2), at(false, 3)]).toEqual([undefined, 5, undefined]);
  const slots = createSlots([], true);
  slots.add("0 es ", 9);
  expect(slots.idOf("0 es ")).toBe(9);
});
