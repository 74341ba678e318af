import { describe, expect, it } from "vitest";
import type { CarForSale } from "#core/car-for-sale.ts";
import { insertRows } from "#data/writes/rows.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { carForSaleRow, storeRow } from "#tests/support/rows.ts";
import { type CarQuery, getCarForSale, listCarsForSale } from "./cars-for-sale.ts";
import { loadCarsForSale } from "./load/cars-for-sale.ts";
import { loadCatalog } from "./load/catalog.ts";
import type { Stock } from "./stock.ts";

const car = (id: number, more: Partial<CarForSale> = {}) =>
  ({
    id,
    storeId: 1,
    makeId: 1,
    priceCents: 1000,
    runs: "starts",
    titleType: "clean",
    soldOn: null,
    ...more,
  }) as CarForSale;
const cars = [
  car(1),
  car(2, { storeId: 2, makeId: 2, priceCents: null, runs: "unknown", titleType: "junk" }),
  car(3, { storeId: 3 }),
  car(4, { storeId: 9 }),
  car(5, { priceCents: 1001 }),
];
const yard = (id: number, latitude: number, active = true) => ({
  id,
  latitude,
  longitude: -100,
  active,
  postalKey: `P${id}`,
});
const stock = {
  cars: { forSale: cars, byId: new Map([...cars, car(6, { soldOn: "2026-11-01" })].map((one) => [one.id, one])) },
  chain: { storeById: new Map([yard(1, 40), yard(2, 41), yard(3, 40, false)].map((one) => [one.id, one])) },
} as unknown as Stock;
const ids = (query?: CarQuery) => listCarsForSale(stock, query).map(({ car: one }) => one.id);

describe("cars for sale", () => {
  it("are those of yards that are open, as they are listed", () => {
    expect(ids()).toEqual([1, 2, 5]);
    expect(listCarsForSale(stock)[0]?.miles).toBeNull();
  });

  it("are narrowed by store, make, price, how they run and what title they have; nothing chosen is everything", () => {
    expect(ids({ storeIds: [2] })).toEqual([2]);
    expect(ids({ makeId: 2 })).toEqual([2]);
    // One without a price may cost more.
    expect(ids({ maxPriceCents: 1000 })).toEqual([1]);
    expect(ids({ maxPriceCents: 0 })).toEqual([]);
    expect(ids({ runs: ["starts"] })).toEqual([1, 5]);
    expect(ids({ titles: ["junk", "salvage"] })).toEqual([2]);
    expect(ids({ storeIds: [], runs: [], titles: [], makeId: 0 })).toEqual([1, 2, 5]);
  });

  it("are near a place by the miles to their yard, without a limit all of them", () => {
    const origin = { latitude: 40, longitude: -100, postal: "" };
    expect(ids({ origin, miles: 10 })).toEqual([1, 5]);
    expect(ids({ origin, miles: 100 })).toEqual([1, 2, 5]);
    expect([ids({ origin }), ids({ origin, miles: 25_000 })]).toEqual([
      [1, 2, 5],
      [1, 2, 5],
    ]);
    expect(listCarsForSale(stock, { origin }).map(({ miles }) => Math.round(miles ?? -1))).toEqual([0, 69, 0]);
  });

  it("are found by number; one that was sold is gone, with what it was", () => {
    expect(getCarForSale(stock, 5).priceCents).toBe(1001);
    expect(() => getCarForSale(stock, 6)).toThrow(
      expect.objectContaining({ code: "gone", data: car(6, { soldOn: "2026-11-01" }) }),
    );
    expect(() => getCarForSale(stock, 77)).toThrow(expect.objectContaining({ code: "not-found" }));
  });
});

it("are read from the newest on, with what is not known of their keys, and with the model's body where they have none", async () => {
  const lot = await withMigrated(async ({ main }) => {
    await emptyCatalog(main);
    await insertRows(main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
    await insertRows(main, "makes", [{ id: 1, name: "Make" }]);
    await insertRows(main, "models", [{ id: 1, make_id: 1, name: "Model", body: "sedan", years: "" }]);
    await insertRows(main, "stores", [storeRow({ id: 1 })]);
    const row = (id: number, more: Partial<Parameters<typeof carForSaleRow>[0]> = {}) =>
      carForSaleRow({ id, store_id: 1, model_id: 1, ...more });
    await insertRows(main, "cars_for_sale", [
      row(1, { has_keys: null, body: "pickup" }),
      row(2, { has_keys: 0, listed_on: "2026-10-02" }),
      row(3, { body: "spaceship", photos: '["a"]' }),
      row(4, { sold_on: "2026-11-01", listed_on: "2026-10-09" }),
      ...[5, 6, 7, 8].map((id) => row(id, { listed_on: "2026-09-01" })),
    ]);
    return loadCarsForSale(main, await loadCatalog(main));
  });
  expect(lot.forSale.map(({ id }) => id)).toEqual([2, 3, 1, 8, 7, 6, 5]);
  expect(lot.forSale.slice(0, 3).map(({ id, hasKeys, body }) => [id, hasKeys, body])).toEqual([
    [2, false, "sedan"],
    [3, true, "sedan"],
    [1, null, "pickup"],
  ]);
  expect(lot.byId.get(4)?.soldOn).toBe("2026-11-01");
  expect(lot.byId.get(3)).toMatchObject({ make: "Make", model: "Model", photos: ["a"] });
});
