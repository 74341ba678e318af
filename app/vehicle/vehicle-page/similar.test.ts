import { beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { findSimilar } from "./similar.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 12, vehicles: 2000, modelsPerMake: 2, departed: 20 });
});
/** Some car of store 1, and all of its model by store. */
function some() {
  const [vehicle] = searchVehicles(stock, { storeIds: [1], modelId: 1001 })[0]?.vehicles() ?? [];
  if (!vehicle) throw new Error("Store 1 has a car of model 1001");
  const all = searchVehicles(stock, { modelId: 1001 }).map(({ store, vehicles }) => ({ store, cars: vehicles() }));
  return { vehicle, store: getStore(stock, 1), all };
}
const away = (vehicle: Vehicle) => (other: Vehicle) => Math.abs(other.year - vehicle.year);

describe("cars like one", () => {
  it("at the same yard: of its model, without itself, four, the nearest in year first", () => {
    const { vehicle, store, all } = some();
    const { here } = findSimilar(stock, vehicle, store);
    const cars = all.find((one) => one.store.id === 1)?.cars.filter(({ id }) => id !== vehicle.id) ?? [];
    const years = cars.map(away(vehicle)).toSorted((a, b) => a - b);
    expect(here).toHaveLength(4);
    expect(here.every(({ modelId }) => modelId === 1001)).toBe(true);
    expect(here.map(({ id }) => id)).not.toContain(vehicle.id);
    expect(here.map(away(vehicle))).toEqual(years.slice(0, 4));
  });

  it("at other yards: the likest one of each of the four nearest", () => {
    const { vehicle, store, all } = some();
    const { near } = findSimilar(stock, vehicle, store);
    const others = all
      .filter((one) => one.store.id !== 1)
      .map((one) => ({ ...one, miles: milesBetween(store, one.store) }))
      .toSorted((a, b) => a.miles - b.miles);
    expect(near.map((one) => one.store.id)).toEqual(others.slice(0, 4).map((one) => one.store.id));
    for (const [at, { vehicle: other, miles }] of near.entries()) {
      expect(miles).toBeCloseTo(others[at]?.miles ?? 0, 1);
      expect(away(vehicle)(other)).toBe(Math.min(...(others[at]?.cars.map(away(vehicle)) ?? [])));
    }
  });
});
