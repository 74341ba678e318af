import { expect, it } from "vitest";
import { testSettings, testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapEvent } from "./map.ts";
import { columns } from "./schema.ts";

const context = { stores: testStores, images: testSettings().images, isKnown: (id: number) => id === 1 };
const map = (cells: Record<string, string>) => mapEvent(rowOf(columns, cells), context);
const whole = {
  id: "41",
  title_es: "Venta",
  title_en: "Sale",
  starts_at: "2026-06-06 08:00",
  ends_at: "2026-06-06 17:00",
  stores: "FW1|PO1",
};

it("makes an event with its stores, links and discounts", () => {
  const links =
    "Ver precios | See prices | /precios-de-piezas | page:partPricing\nMapa | Map | /ubicaciones | https://x.example/map";
  expect(map({ ...whole, links, discounts: "exhaust=50|*=10" })).toMatchObject({
    drafts: [
      {
        keys: [{ id: 41 }],
        values: { all_stores: 0, starts_at: "2026-06-06T08:00" },
        children: [
          { rows: [{ store_id: 1 }, { store_id: 2 }] },
          {
            rows: [
              { position: 0, text_es: "Ver precios" },
              { position: 1, url_en: "https://x.example/map" },
            ],
          },
          {
            rows: [
              { category: "exhaust", percent: 50 },
              { category: "*", percent: 10 },
            ],
          },
        ],
      },
    ],
  });
});

it("means every store by *, and leaves the stores alone when the cell is empty", () => {
  expect(map({ ...whole, stores: "*" })).toMatchObject({ drafts: [{ values: { all_stores: 1 } }] });
  expect(map({ id: "1", status: "cancelled" })).toMatchObject({
    drafts: [{ values: { all_stores: undefined }, children: [] }],
  });
});

it("cleans what visitors read", () => {
  const texts = { description_es: "<p onclick=x>Hola<script>x</script></p>", description_en: "<p>Hi</p>" };
  expect(map({ ...whole, ...texts })).toMatchObject({ drafts: [{ values: { description_es: "<p>Hola</p>" } }] });
});

it("says what is wrong", () => {
  expect(reasons(map({ ...whole, title_en: "" }))[0]).toContain("both languages");
  expect(reasons(map({ ...whole, ends_at: "2026-06-01" }))[0]).toContain("is not after the start");
  expect(reasons(map({ ...whole, stores: "Atlantis" }))[0]).toContain("no store");
  expect(reasons(map({ ...whole, banner_starts_at: "2026-06-01" }))[0]).toContain("banner needs a start and an end");
  expect(reasons(map({ ...whole, icon: "lost.png" }))[0]).toContain("is not beside the imported file");
  expect(() => map({ ...whole, links: "Ver | javascript:x" })).toThrow("Spanish text");
});

it("knows categories by their names, and refuses those that the site cannot name", () => {
  expect(map({ ...whole, discounts: "Escape=50|Brakes=20" })).toMatchObject({
    drafts: [{ children: [{}, { rows: [{ category: "exhaust" }, { category: "brakes" }] }] }],
  });
  expect(() => map({ ...whole, discounts: "mofles=50" })).toThrow("names no category (mofles). They are: *, engine");
  expect(() => map({ ...whole, art: "sunset" })).toThrow("is not one of: hero");
});
