import { beforeAll, describe, expect, it } from "vitest";
import type { SiteError } from "#core/errors.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { findVehicle, listNewestArrivals } from "#stock/vehicles.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";
import { findSimilar } from "./similar.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
let car: Vehicle;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 12, vehicles: 2000, modelsPerMake: 2, departed: 20 });
  car = listNewestArrivals(stock, 50).find(({ vin }) => vin !== "") as Vehicle;
});

const load = (vin: string) => page.load(pageRequest("vehicle", "es", { stock, now, params: { vin } }));
const refusal = (vin: string) => {
  try {
    load(vin);
  } catch (thrown) {
    return (thrown as SiteError).code;
  }
  return undefined;
};

describe("the page of a car", () => {
  it("is found by its number, and shows the yard where it stands", () => {
    expect(load(car.vin)).toMatchObject({ vehicle: { id: car.id }, store: { id: car.storeId } });
  });

  it("has one address: others that mean the car lead there for good", () => {
    expect(load(String(car.id))).toMatchObject({ to: expect.stringMatching(`/${car.vin}$`), status: 308 });
    expect(load(car.vin.toLowerCase())).toMatchObject({ status: 308 });
  });

  it("tells a car that has left from one that never was", () => {
    const left = Array.from({ length: 20 }, (_, at) => findVehicle(stock, String(2001 + at))).find(
      (one) => one?.leftOn,
    );
    expect(left).toBeDefined();
    expect(refusal(String(left?.id))).toBe("gone");
    expect(refusal("1HGCM82633A999999")).toBe("not-found");
  });
});

describe("the cars beside it", () => {
  const similar = () => {
    const store = stock.chain.storeById.get(car.storeId);
    if (!store) throw new Error("a car without a yard");
    return { store, ...findSimilar(stock, car, store) };
  };

  it("are of the same model, never the car itself, the nearest in year first", () => {
    const { here } = similar();
    expect(here.length).toBe(4);
    for (const other of here) {
      expect(other.id).not.toBe(car.id);
      expect([other.modelId, other.storeId]).toEqual([car.modelId, car.storeId]);
    }
    const apart = here.map(({ year }) => Math.abs(year - car.year));
    expect(apart).toEqual(apart.toSorted((a, b) => a - b));
  });

  it("are one of each of the four nearest other yards, the nearest first", () => {
    const { near, store } = similar();
    expect(near.length).toBe(4);
    expect(new Set(near.map((one) => one.store.id)).size).toBe(4);
    expect(near.some((one) => one.store.id === store.id)).toBe(false);
    const miles = near.map((one) => one.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });
});
