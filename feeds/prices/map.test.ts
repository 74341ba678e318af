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
  twinOf: () => undefined,
  namesOf: () => undefined,
  synonymsOf: () => [],
};
const context = {
  parts,
  stores: testStores,
  storeId: null,
  hasColumn: () => true,
  namesStores: false,
  now,
  priceOf: (): number | undefined => undefined,
  said: {},
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

it("for one store alone takes no line of nobody's", () => {
  const one = (store: string, more = {}) =>
    mapPrice(rowOf(columns, { store, item_number: "1", price: "50" }), { ...context, storeId: 1, ...more });
  for (const store of ["FW1", "*", "Zone 4"])
    expect(one(store)).toMatchObject({ drafts: [{}, { values: { store_id: 1 } }] });
  expect(one("", { hasColumn: () => false })).toMatchObject({ drafts: [{}, { values: { store_id: 1 } }] });
  expect(reasons(one(""))).toEqual([expect.stringContaining("the line is nobody's")]);
  expect(reasons(one("*", { namesStores: true }))).toEqual([expect.stringContaining("is no store of this chain")]);
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
  const known = { ...context, priceOf: (store: number | null) => (store === null ? 6000 : undefined) };
  const change = (cells: Record<string, string>) => mapPrice(rowOf(columns, { item_number: "1", ...cells }), known);
  expect(change({ core: "1" })).toMatchObject({
    drafts: [{ mayRepeat: true }, { values: { price_cents: undefined } }],
  });
  expect(reasons(change({ store: "FW1", core: "1" }))[0]).toContain("price is empty");
  expect(change({ store: "FW1", remove: "yes" })).toMatchObject({
    drafts: [{}, { table: "store_prices", remove: true }],
  });
  expect(change({ store: "*", price: "60" })).toMatchObject({ drafts: [{}, { table: "chain_prices" }] });
  expect(change({ price: "60" })).not.toHaveProperty("drafts.1.remove");
});

it("asks whether a price is right that is five times what it was, or a fifth, with what was probably meant", () => {
  const line = (price: string, said = {}) =>
    mapPrice(rowOf(columns, { item_number: "1", price }), { ...context, said, priceOf: () => 2799 });
  expect(line("2799")).toMatchObject({
    // What it is already needs no other answer than to keep it.
    waits: { kind: "price", word: "1 279900", said: "1", choices: [], amounts: { before: 2799, now: 279900 } },
  });
  expect(line("2999")).toMatchObject({ waits: { choices: ["2999"] } });
  expect([line("139.95"), line("5.59")]).toMatchObject([{ waits: { choices: ["1400"] } }, { waits: {} }]);
  for (const price of ["139.94", "5.60", "27.99"]) expect(line(price)).toMatchObject({ drafts: [{}, {}] });
  const said = (meaning: string) => line("2799", { price: { "1 279900": meaning } });
  expect(said("2799")).toMatchObject({ drafts: [{}, { values: { price_cents: 2799 } }] });
  expect(said("279900")).toMatchObject({ drafts: [{}, { values: { price_cents: 279900 } }] });
  expect(said("")).toMatchObject({ leftOut: { word: "1 279900" } });
});

it("holds a yard's first own price against the chain's", () => {
  const priceOf = (store: number | null) => (store === null ? 2799 : undefined);
  const line = (price: string) =>
    mapPrice(rowOf(columns, { store: "FW1", item_number: "1", price }), { ...context, priceOf });
  expect(line("2799")).toMatchObject({ waits: { amounts: { before: 2799, now: 279900 } } });
  expect(line("29.99")).toMatchObject({ drafts: [{}, { table: "store_prices" }] });
});

it("gives cars and pickups one price where a new line says nothing of them", () => {
  const both = { ...context, parts: { ...parts, twinOf: () => 8 } };
  const cells = { item_number: "1", price: "60" };
  const keys = (mapped: object) =>
    ("drafts" in mapped ? (mapped.drafts as { keys: object[] }[]) : []).map((one) => one.keys[0]);
  expect(keys(mapPrice(rowOf(columns, cells), both)).slice(1)).toEqual([{ part_id: 8 }, { part_id: 7 }]);
  expect(keys(mapPrice(rowOf(columns, { ...cells, type: "CAR" }), both)).slice(1)).toEqual([{ part_id: 7 }]);
  // The list has a price for the one alone: it stays so.
  const one = { ...both, priceOf: (_: number | null, part: number) => (part === 7 ? 6000 : undefined) };
  expect(keys(mapPrice(rowOf(columns, cells), one)).slice(1)).toEqual([{ part_id: 7 }]);
});
