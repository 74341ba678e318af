import type { PageRequest } from "#app/page.tsx";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { Store } from "#core/store.ts";
import type { SearchResults } from "#stock/site-search.ts";
import { findStore } from "#stock/stores.ts";

export type HitCar = { car: CarForSale; country: Store["country"] };

/** The cars for sale among the hits, each in its hit's place: they show what they are and what they cost. */
export function listHitCars(
  { stock, href }: Pick<PageRequest<"search">, "stock" | "href">,
  { hits }: SearchResults,
): (HitCar | undefined)[] {
  const above = `${href("carsForSale")}/`;
  return hits.map(({ url }) => {
    if (!url.startsWith(above)) return undefined;
    const car = stock.cars.byId.get(Number(url.slice(above.length)));
    const store = car && findStore(stock, car.storeId);
    return car?.soldOn === null && store?.active ? { car, country: store.country } : undefined;
  });
}
