import { expect, it } from "vitest";
import { testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapMarket } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  stores: testStores,
  idOf: () => undefined,
  takeId: () => 6,
  marketOf: (id: number) => (id === 2 ? "oregon" : undefined),
};
const map = (cells: Record<string, string>) => mapMarket(rowOf(columns, cells), context);
const whole = {
  slug: "tx",
  name_es: "Norte de Texas",
  name_en: "North Texas",
  state: "TX",
  country: "US",
  stores: "FW1",
  cities: "Dallas|Irving",
};

it("makes a market with its desk and places", () => {
  expect(map(whole)).toMatchObject({
    drafts: [
      {
        values: { id: 6 },
        children: [
          { rows: [{ store_id: 1, position: 0 }] },
          { rows: [{ kind: "city", place: "Dallas" }, { place: "Irving" }] },
        ],
      },
    ],
  });
});

it("says what is wrong", () => {
  expect(reasons(map({ ...whole, stores: "PO1" }))[0]).toContain("is in the market oregon");
  expect(reasons(map({ ...whole, name_en: "" }))[0]).toContain("reads the site in");
});

it("changes a market that is there by one column, and takes it off by its name alone", () => {
  const known = { ...context, idOf: (slug: string) => (slug === "oregon" ? 3 : undefined) };
  const change = (cells: Record<string, string>) => mapMarket(rowOf(columns, { slug: "oregon", ...cells }), known);
  expect(change({ phone: "555" })).toMatchObject({
    drafts: [{ keys: [{ id: 3 }], values: { phone: "555" }, children: [] }],
  });
  expect(change({ stores: "PO1|104|FW1", postal_codes: "97203" })).toMatchObject({
    drafts: [
      {
        children: [
          {
            rows: [
              { store_id: 2, position: 0 },
              { store_id: 1, position: 1 },
            ],
          },
          { parent: { market_id: 3, kind: "postal" }, rows: [{ place: "97203" }] },
        ],
      },
    ],
  });
  expect(change({ remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(map({ slug: "nobody", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
  expect(change({ phone: "5" })).not.toHaveProperty("drafts.0.remove");
});

it("needs of a new market its names, where it is, and stores that are known", () => {
  expect(reasons(map({ slug: "tx" }))).toHaveLength(5);
  expect(reasons(map({ ...whole, stores: "FW1|Atlantis" }))).toEqual([expect.stringContaining("no store")]);
});
