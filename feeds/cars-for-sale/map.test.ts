import { expect, it } from "vitest";
import { testCatalog, testNames, testSettings, testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapCarForSale } from "./map.ts";
import { columns } from "./schema.ts";

const map = (cells: Record<string, string>) =>
  mapCarForSale(
    rowOf(columns, { store: "FW1", stock_number: "S1", year: "2008", make: "FORD", model: "F150", ...cells }),
    {
      stores: testStores,
      readNames: testNames(),
      readVin: () => undefined,
      mend: () => [],
      catalog: testCatalog(),
      settings: testSettings(),
    },
  );

it("reads the words of a sales file", () => {
  const cells = {
    price: "$2,995",
    odometer_brand: "NOT ACTUAL",
    title_type: "SALVAGE TITLE",
    title_state: "tx",
    damage_primary: "FRONT END",
    damage_secondary: "Minor dent/scratches",
    runs: "Run and Drive",
    has_keys: "YES",
    body: "Pickup Truck",
    color: "WHITE",
  };
  expect(map(cells)).toMatchObject({
    drafts: [
      {
        values: {
          model_id: 13,
          price_cents: 299500,
          odometer_brand: "not-actual",
          title_type: "salvage",
          title_state: "TX",
          damage_primary: "front",
          damage_secondary: "minor-scratches",
          runs: "runs-and-drives",
          has_keys: 1,
          body: "pickup",
          color: "blanco",
        },
        defaults: { listed_on: "2026-11-15" },
      },
    ],
  });
});

it("asks for the price, keeps silent on what is not said", () => {
  expect(map({ price: "ask" })).toMatchObject({ drafts: [{ values: { price_cents: null, runs: undefined } }] });
});

it("takes a sold car off", () => {
  expect(map({ status: "Sold" })).toMatchObject({
    drafts: [{ leaves: true, onlyExisting: true, values: { sold_on: "2026-11-15" } }],
  });
});

it("demands notes in both languages and known words", () => {
  expect(reasons(map({ notes_en: "New tires" }))[0]).toContain("reads the site in");
  expect(() => map({ title_type: "pink" })).toThrow("is not one of: clean");
  expect(() => map({ price: "cheap" })).toThrow("is no price");
});

it("needs a stock number or a VIN, and says what is odd about either", () => {
  expect(reasons(map({ stock_number: "" }))[0]).toContain("One of them is needed");
  expect(map({ stock_number: "", vin: "1HGCM82633A004352" })).toMatchObject({
    drafts: [{ keys: [{ store_id: 1, vin: "1HGCM82633A004352" }] }],
    warnings: [{ column: "vin" }],
  });
  expect(reasons(map({ store: "Atlantis" }))[0]).toContain("no store");
  expect(map({ model: "F150 XLT", body: "spaceship", has_keys: "no" })).toMatchObject({
    drafts: [{ values: { trim: "XLT", body: "", has_keys: 0, sold_on: null } }],
  });
  expect(map({ trim: "STX" })).toMatchObject({ drafts: [{ values: { trim: "STX", body: undefined } }] });
});
