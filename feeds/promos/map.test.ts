import { expect, it } from "vitest";
import { testSettings } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapPromo } from "./map.ts";
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
