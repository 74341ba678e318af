import type { CarForSale, RunsState, TitleType } from "#core/car-for-sale.ts";
import { isUnlimited } from "#core/distance.ts";
import { gone, notFound } from "#core/errors.ts";
import type { Stock } from "./stock.ts";
import { milesTo, type Origin } from "./store-grid.ts";

export type CarQuery = {
  storeIds?: readonly number[];
  origin?: Origin;
  miles?: number;
  makeId?: number;
  /** Cents; a car without a price may cost more, and is left out. */
  maxPriceCents?: number;
  runs?: readonly RunsState[];
  titles?: readonly TitleType[];
};

export type FoundCar = { readonly car: CarForSale; readonly miles: number | null };

/** Cars for sale at active stores, the newest first. */
export function listCarsForSale(stock: Stock, query: CarQuery = {}): FoundCar[] {
  const { storeIds, origin, miles = 0, makeId, maxPriceCents, runs, titles } = query;
  return stock.cars.forSale.flatMap((car) => {
    const store = stock.chain.storeById.get(car.storeId);
    if (!store?.active) return [];
    if (storeIds?.length && !storeIds.includes(store.id)) return [];
    if (makeId && car.makeId !== makeId) return [];
    if (maxPriceCents !== undefined && (car.priceCents === null || car.priceCents > maxPriceCents)) return [];
    if (runs?.length && !runs.includes(car.runs)) return [];
    if (titles?.length && !titles.includes(car.titleType)) return [];
    const distance = origin ? milesTo(origin, store) : null;
    if (distance !== null && !isUnlimited(miles) && distance > miles) return [];
    return { car, miles: distance };
  });
}

/** A car for sale; a sold one is gone (its `data` is the car), an unknown one not found. */
export function getCarForSale(stock: Stock, id: number): CarForSale {
  const car = stock.cars.byId.get(id);
  if (!car) throw notFound(`car for sale ${id}`);
  if (car.soldOn !== null) throw gone(`car for sale ${id}`, car);
  return car;
}
