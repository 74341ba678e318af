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
  expect(reasons(map({ ...whole, name_en: "" }))[0]).toContain("both languages");
});
