import { beforeAll, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import type { Stock } from "./stock.ts";
import { listStores } from "./stores.ts";
import { listYardsMeant } from "./yards-meant.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

it("means the yards that are named, else those within the distance, and none where all would do", () => {
  const yard = listStores(stock).find(({ services }) => services.has("inventory"));
  if (!yard) throw new Error("The demo has yards");
  const origin = { ...yard, postal: yard.postalCode };
  const near = listYardsMeant(stock, { origin, miles: 5 });
  expect(near).toContain(yard.id);
  expect(near.length).toBeLessThan(listStores(stock).length);
  expect(listYardsMeant(stock, { storeIds: [3, 4], origin, miles: 5 })).toEqual([3, 4]);
  expect(listYardsMeant(stock, { origin, miles: 0 })).toEqual([]);
  expect(listYardsMeant(stock, { origin: undefined, miles: 5 })).toEqual([]);
});
