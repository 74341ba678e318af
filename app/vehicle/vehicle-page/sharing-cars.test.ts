import { beforeAll, describe, expect, it } from "vitest";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSharingStock } from "#tests/support/sharing-stock.ts";
import { findOthers } from "./find-others.ts";
import { findSharingCars } from "./sharing-cars.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSharingStock();
});

const someCar = (modelId: number, from: number, to: number): Vehicle => {
  const [match] = searchVehicles(stock, { modelId, years: [[from, to]], storeIds: [1] });
  const [vehicle] = match?.vehicles() ?? [];
  if (!vehicle) throw new Error(`no car of model ${modelId}`);
  return vehicle;
};
const found = (vehicle: Vehicle) => findSharingCars(stock, vehicle, getStore(stock, vehicle.storeId));
const fits = ({ modelId, year }: Vehicle) =>
  (modelId === 1001 && year >= 2000 && year <= 2008) || (modelId === 2001 && year >= 2001 && year <= 2006);

describe("the cars that share a car's parts", () => {
  it("are of its generation and its sisters, without itself, its own model first", () => {
    const vehicle = someCar(1001, 2000, 2008);
    const { here = [], near = [], spans = [] } = found(vehicle) ?? {};
    expect(here.length).toBeGreaterThan(0);
    expect([...here, ...near.map((one) => one.vehicle)].every(fits)).toBe(true);
    expect(here.map(({ id }) => id)).not.toContain(vehicle.id);
    expect(here.every(({ storeId }) => storeId === vehicle.storeId)).toBe(true);
    const sisters = here.map(({ modelId }) => modelId !== 1001);
    expect(sisters).toEqual(sisters.toSorted());
    expect(spans[0]?.name).toBe("Make 1 Model 1");
  });

  it("are one of each of the nearest other yards, the nearest first", () => {
    const vehicle = someCar(1001, 2000, 2008);
    const { near = [] } = found(vehicle) ?? {};
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(4);
    expect(new Set(near.map(({ store }) => store.id)).size).toBe(near.length);
    expect(near.some(({ store }) => store.id === vehicle.storeId)).toBe(false);
    const miles = near.map((one) => one.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it("go both ways between sisters", () => {
    const { here = [], near = [], spans = [] } = found(someCar(2001, 2001, 2006)) ?? {};
    expect(spans.map(({ modelId, bond }) => [modelId, bond])).toEqual([[1001, "platform"]]);
    expect([...here, ...near.map((one) => one.vehicle)].every(({ modelId }) => modelId === 1001)).toBe(true);
  });

  it("are not guessed: where nothing is known, cars of the same model are shown instead", () => {
    const vehicle = someCar(1001, 2009, 2030);
    expect(found(vehicle)).toBeUndefined();
    const { sharing, similar } = findOthers(stock, vehicle, getStore(stock, vehicle.storeId));
    expect(sharing).toBeUndefined();
    expect([...similar.here, ...similar.near].length).toBeGreaterThan(0);
  });
});
