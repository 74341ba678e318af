import type { CarFollow } from "#app/follows/read-follow.ts";
import { toVehicleQuery } from "#app/inventory/find-cars.ts";
import type { Stock } from "#stock/stock.ts";
import { milesTo } from "#stock/store-grid.ts";
import { rowTest } from "#stock/vehicle-query.ts";
import type { PlacedCar } from "./placed-car.ts";

type CarTest = (car: PlacedCar) => boolean;

/** Whether a search wants a car of one of its cells: all that it asks for but model and yard, which the cell says. */
export function createCarTest(stock: Stock, { search }: CarFollow, now: Date): CarTest {
  const asked = toVehicleQuery(stock, search, now);
  const test = rowTest(stock, asked);
  const { origin, miles = 0 } = asked;
  return ({ columns, row, store }) =>
    (!origin || milesTo(origin, store) <= miles || miles === 0) && (test?.passes(columns, row) ?? true);
}
