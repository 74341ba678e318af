import { type FoundCars, toVehicleQuery } from "#app/inventory/find-cars.ts";
import { type InventorySearch, withChanges } from "#app/inventory/search.ts";
import { distanceChoices } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";

/** A yard beyond the distance, and the search that reaches it. */
export type Farther = { store: Store; miles: number; count: number; search: InventorySearch };

/** Groups of cars on one page. */
export const storesOnPage = 8;

const offered = 3;
/** Whoever goes that far has all the yards in the list already. */
const farEnough = 100;
const timesAsFar = 4;

/** The next yards that have the same cars, nearest first. */
export function listFarther(stock: Stock, search: InventorySearch, { budget }: FoundCars, now: Date): Farther[] {
  const { distance, place, storeIds } = search;
  if (!place.place || distance > farEnough || storeIds.length > 0) return [];
  const wider = distanceChoices.find((miles) => miles >= distance * timesAsFar);
  return searchVehicles(stock, toVehicleQuery(stock, { ...search, distance: wider ?? distance }, now), budget)
    .flatMap(({ store, miles, count }, at) =>
      miles === null || miles <= distance ? [] : [{ store, miles, count, page: Math.floor(at / storesOnPage) + 1 }],
    )
    .slice(0, offered)
    .map(({ page, ...found }) => {
      const reaching = distanceChoices.find((choice) => choice >= found.miles) ?? distance;
      return { ...found, search: withChanges(search, { distance: reaching, page }) };
    });
}
