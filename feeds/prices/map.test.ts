import { expect, it } from "vitest";
import { now, testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapPrice } from "./map.ts";
import { columns } from "./schema.ts";

const parts = {
  idOf: (item: string) => (item === "1" ? 7 : undefined),
  takeId: () => 50,
  adopt: () => undefined,
  sameName: () => undefined,
  familyOf: () => undefined,
  synonymsOf: () => [],
};
const context = {
  parts,
  stores: testStores,
  storeId: null,
  now,
  hasPrice: () => false,
  chainPrices: new Map([[7, { core_cents: 899 }]]),
};
const map = (cells: Record<string, string>) => mapPrice(rowOf(columns, cells), context);

it("prices a known part for the chain, or for a store", () => {
  expect(map({ item_number: "1", price: "$61.99", core: "8.99" })).toMatchObject({
    drafts: [
      { table: "parts" },
      { table: "chain_prices", keys: [{ part_id: 7 }], values: { price_cents: 6199, core_cents: 899 } },
    ],
  });
  expect(map({ store: "102", item_number: "1", price: "50" })).toMatchObject({
    drafts: [{}, { table: "store_prices", keys: [{ store_id: 1, part_id: 7 }], values: { price_cents: 5000 } }],
  });
});

it("for one store alone takes no line of another", () => {
  const one = (store: string) =>
    mapPrice(rowOf(columns, { store, item_number: "1", price: "50" }), { ...context, storeId: 1 });
  for (const store of ["FW1", "", "*", "Zone 4"])
    expect(one(store)).toMatchObject({ drafts: [{}, { values: { store_id: 1 } }] });
  expect(reasons(one("PO1"))).toEqual([expect.stringContaining("is PO1, but this import is for FW1 alone")]);
});

it("makes the part when its names are there", () => {
  const names = { name_es: "Marcha", name_en: "Starter", type: "CAR", category: "electrical" };
  expect(map({ item_number: "9", price: "20", ...names })).toMatchObject({
    drafts: [{ values: { id: 50 } }, { keys: [{ part_id: 50 }] }],
  });
});

it("takes a part of the catalogue by its name alone, under the number of the list", () => {
  const adopted = { id: 9, name_es: "Marcha", name_en: "Starter" };
  const taking = { ...context, parts: { ...parts, adopt: () => adopted } };
  expect(mapPrice(rowOf(columns, { item_number: "77", price: "20", name_en: "STARTER" }), taking)).toMatchObject({
    drafts: [
      {
        keys: [{ id: 9 }],
        values: { id: 9, item_number: "77", name_es: "Marcha", name_en: "Starter", category: undefined },
      },
      { keys: [{ part_id: 9 }] },
    ],
  });
});

it("says what is missing", () => {
  expect(reasons(map({ item_number: "1" }))[0]).toContain("price is empty");
  expect(reasons(map({ item_number: "1", price: "1", note_es: "Con polea" }))[0]).toContain("reads the site in");
  expect(reasons(map({ item_number: "1", price: "1", store: "Atlantis" }))[0]).toContain("no store");
  expect(reasons(map({ item_number: "9", price: "1" }))).toHaveLength(4);
});

it("takes for a store what the chain's list says, lines of this file included", () => {
  const own = { ...context, chainPrices: new Map([[7, { core_cents: 899, note_es: "x", note_en: "x" }]]) };
  const price = (cells: Record<string, string>) => {
    const mapped = mapPrice(rowOf(columns, { item_number: "1", price: "50", ...cells }), own);
    return "drafts" in mapped ? mapped.drafts.at(-1) : undefined;
  };
  expect(price({ store: "FW1" })?.defaults).toMatchObject({ core_cents: 899, note_es: "x" });
  expect(price({ core: "5", note: "n" })).not.toHaveProperty("defaults");
  expect(price({ store: "FW1", core: "1" })).toMatchObject({
    defaults: { core_cents: 500, note_es: "n", note_en: "n" },
    values: { core_cents: 100 },
    whenChanged: { updated_at: now.toISOString() },
  });
  price({ remove: "yes", core: "9" });
  expect(price({ store: "FW1" })?.defaults).toMatchObject({ core_cents: 500 });
});

it("needs a price only where there is none yet, and none to take one off", () => {
  const known = { ...context, hasPrice: (store: number | null) => store === null };
  const change = (cells: Record<string, string>) => mapPrice(rowOf(columns, { item_number: "1", ...cells }), known);
  expect(change({ core: "1" })).toMatchObject({
    drafts: [{ mayRepeat: true }, { values: { price_cents: undefined } }],
  });
  expect(reasons(change({ store: "FW1", core: "1" }))[0]).toContain("price is empty");
  expect(change({ store: "FW1", remove: "yes" })).toMatchObject({
    drafts: [{}, { table: "store_prices", remove: true }],
  });
  expect(change({ store: "*", price: "1" })).toMatchObject({ drafts: [{}, { table: "chain_prices" }] });
  expect(change({ price: "1" })).not.toHaveProperty("drafts.1.remove");
});
