import { findCars } from "#app/inventory/find-cars.ts";
import type { Store } from "#core/store.ts";
import type { YearList } from "#core/years.ts";
import { findGeneration } from "#stock/generations.ts";
import type { PlaceAsked } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listInOrder } from "#stock/vehicle-order.ts";
import { carSearch, type VinCar } from "./vin-car.ts";

/** A yard with such cars: with the very engine, and with any. */
export type VinYard = {
  readonly store: Store;
  readonly miles: number | null;
  readonly own: number;
  readonly all: number;
  /** Of those with its engine, else of all. */
  readonly rows: readonly string[];
};
export type VinYards = {
  readonly years: YearList;
  readonly own: number;
  readonly all: number;
  readonly yards: readonly VinYard[];
};

const [mostYards, mostRows] = [7, 2];

/** The years in which the car was the same. */
function sameYears(stock: Stock, { modelId, year }: VinCar): YearList {
  const generation = modelId ? findGeneration(stock, { modelId, year }) : undefined;
  return [generation ? [generation.from, generation.to] : [year, year]];
}

/** The nearest yards with such cars, those with its engine first; without a place those that have most. */
export function listVinYards(stock: Stock, car: VinCar, place: PlaceAsked, now: Date): VinYards {
  const years = sameYears(stock, car);
  const all = findCars(stock, carSearch(car, { years }, place), now);
  const own = car.engine ? findCars(stock, carSearch(car, { years, engine: car.engine }, place), now) : undefined;
  const ownByStore = new Map(own?.matches.map((match) => [match.store.id, match]));
  const yards = all.matches.map((match) => ({ match, own: ownByStore.get(match.store.id) }));
  const sorted = yards.toSorted(
    (a, b) =>
      Number(Boolean(b.own)) - Number(Boolean(a.own)) ||
      (place.place ? 0 : (b.own?.count ?? 0) - (a.own?.count ?? 0) || b.match.count - a.match.count),
  );
  return {
    years,
    own: own?.total ?? 0,
    all: all.total,
    yards: sorted.slice(0, mostYards).map(({ match, own: same }) => {
      const cars = listInOrder(stock, same ?? match, "newest", 0, mostRows * 4);
      return {
        store: match.store,
        miles: match.miles,
        own: same?.count ?? 0,
        all: match.count,
        rows: [...new Set(cars.map(({ row }) => row).filter(Boolean))].slice(0, mostRows),
      };
    }),
  };
}
