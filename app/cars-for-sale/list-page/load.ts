import type { ShownCar } from "#app/cars-for-sale/lot.tsx";
import type { PageRequest } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import { compareText } from "#core/text.ts";
import { type CarQuery, type FoundCar, listCarsForSale } from "#stock/cars-for-sale.ts";
import type { PlaceError } from "#stock/places.ts";
import { getStore } from "#stock/stores.ts";
import { type CarAsk, readCarAsk } from "./ask.ts";

export type CarsPage = {
  ask: CarAsk;
  cars: ShownCar[];
  total: number;
  from: number;
  pages: number;
  counts: { all: number; running: number; clean: number };
  /** Of the chain's cars, whatever is asked for. */
  whole: { all: number; running: number };
  makes: { id: number; name: string }[];
  stores: { store: Store; count: number }[];
  /** The place that was found, as people write it: "95670", "Fresno, CA". */
  place: string | undefined;
  zipError: PlaceError | undefined;
};

const perPage = 20;

function choicesOf(stock: PageRequest["stock"]) {
  const all = listCarsForSale(stock);
  const makes = new Map(all.map(({ car }) => [car.makeId, car.make]));
  const stores = Map.groupBy(all, ({ car }) => car.storeId);
  return {
    whole: { all: all.length, running: all.filter(({ car }) => car.runs === "runs-and-drives").length },
    makes: [...makes].map(([id, name]) => ({ id, name })).sort((a, b) => compareText(a.name, b.name)),
    stores: [...stores]
      .map(([id, cars]) => ({ store: getStore(stock, id), count: cars.length }))
      .sort((a, b) => compareText(a.store.listText, b.store.listText)),
  };
}

/** Nearest first where a place is known; the list itself has the newest first. */
const byMiles = (a: FoundCar, b: FoundCar) => (a.miles ?? 0) - (b.miles ?? 0);

export function loadCars({ stock, query }: PageRequest<"carsForSale">): CarsPage {
  const ask = readCarAsk(query, stock);
  const { place: origin, wrong: zipError, name } = ask.place;
  const base: CarQuery = {
    ...(ask.storeId && { storeIds: [ask.storeId] }),
    ...(ask.makeId && { makeId: ask.makeId }),
    ...(ask.max && { maxPriceCents: ask.max * 100 }),
    ...(origin && { origin, miles: ask.distance }),
  };
  const found = listCarsForSale(stock, {
    ...base,
    ...(ask.runs && { runs: [ask.runs] }),
    ...(ask.title && { titles: [ask.title] }),
  });
  if (origin) found.sort(byMiles);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const from = (Math.min(ask.page, pages) - 1) * perPage;
  return {
    ask: { ...ask, page: Math.min(ask.page, pages) },
    cars: found
      .slice(from, from + perPage)
      .map(({ car, miles }) => ({ car, miles, store: getStore(stock, car.storeId) })),
    total: found.length,
    from,
    pages,
    counts: {
      all: listCarsForSale(stock, base).length,
      running: listCarsForSale(stock, { ...base, runs: ["runs-and-drives"] }).length,
      clean: listCarsForSale(stock, { ...base, titles: ["clean"] }).length,
    },
    ...choicesOf(stock),
    place: origin && name,
    zipError,
  };
}
