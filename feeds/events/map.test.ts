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
  expect(reasons(map({ ...whole, title_en: "" }))[0]).toContain("reads the site in");
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

it("demands of a new event what a change or a removal need not say", () => {
  expect(reasons(map({ id: "41" })).map((reason) => reason.split(" ")[0])).toEqual([
    "title_es",
    "title_en",
    "starts_at",
    "ends_at",
    "stores",
  ]);
  expect(map({ id: "1", title_es: "Otra", title_en: "Other" })).not.toHaveProperty("problems");
  expect(map({ id: "41", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(map({ id: "1", starts_at: "2026-06-06 08:00" })).not.toHaveProperty("drafts.0.remove");
});

it("has a whole banner or none, each store once, and each discount as a share of the price", () => {
  const banner = { banner_starts_at: "2026-06-01 00:00", banner_ends_at: "2026-06-02 00:00" };
  expect(map({ ...whole, ...banner })).toMatchObject({ drafts: [{ values: { banner_ends_at: "2026-06-02T00:00" } }] });
  expect(reasons(map({ ...whole, banner_ends_at: "2026-06-02" }))[0]).toContain("banner_starts_at is empty");
  expect(reasons(map({ ...whole, banner_starts_at: "2026-06-02", banner_ends_at: "2026-06-02" }))[0]).toContain(
    "banner_ends_at is not after",
  );
  expect(map({ ...whole, stores: "FW1|102|PO1" })).toMatchObject({
    drafts: [{ children: [{ rows: [{ store_id: 1 }, { store_id: 2 }] }] }],
  });
  for (const discounts of ["exhaust=0", "exhaust=101", "exhaust=5=5", "=50", "exhaust", "exhaust=x"])
    expect(() => map({ ...whole, discounts }), discounts).toThrow("is not a list of discounts");
  expect(map({ ...whole, discounts: "exhaust = 100 %||brakes=1" })).toMatchObject({
    drafts: [{ children: [{}, { rows: [{ percent: 100 }, { percent: 1 }] }] }],
  });
  for (const links of [
    "Ver | See | /a",
    "Ver | See | /a | /b | /c",
    "Ver || /a | /b",
    "Ver | See | a | /b",
    "Ver | See | /a | b",
  ])
    expect(() => map({ ...whole, links }), links).toThrow("is not: Spanish text");
});
