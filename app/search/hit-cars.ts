import type { PageRequest } from "#app/page.tsx";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { Store } from "#core/store.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import type { SearchResults } from "#stock/site-search.ts";
import { getStore } from "#stock/stores.ts";

export type HitCar = { car: CarForSale; country: Store["country"] };

/** The cars for sale among the hits, each in its hit's place: they show what they are and what they cost. */
export function listHitCars(
  { stock, href }: Pick<PageRequest<"search">, "stock" | "href">,
  { hits }: SearchResults,
): (HitCar | undefined)[] {
  const above = `${href("carsForSale")}/`;
  return hits.map(({ url }) => {
    if (!url.startsWith(above)) return undefined;
    const found = listCarsForSale(stock).find(({ car }) => href("carForSale", { id: car.id }) === url);
    return found && { car: found.car, country: getStore(stock, found.car.storeId).country };
  });
}
