import { type InventorySearch, readSearch, searchKey } from "#app/inventory/search.ts";
import { searchTitle } from "#app/inventory/search-words.ts";
import type { Edition } from "#core/edition.ts";
import type { Part } from "#core/part.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { vehicleAt } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";
import { isNarrow } from "./is-narrow.ts";

/** What somebody wants to be told of: cars of a search, for a part of them or for themselves. */
export type Follow = {
  search: InventorySearch;
  /** Its price is told with each car. */
  part: Part | undefined;
  /** The one that this began with: told when it leaves. */
  car: Vehicle | undefined;
  /** All of it as the query of an address; the same wish is the same text. */
  query: string;
};

const idOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

function findCar(stock: Stock, id: number | undefined): Vehicle | undefined {
  const place = id === undefined ? undefined : stock.present.findById(id);
  return place && vehicleAt(place.columns, place.row, stock.catalog, stock.words);
}

/** Undefined when it is no search, or one that nobody can mean. */
export function readFollow(query: URLSearchParams, stock: Stock, now: Date): Follow | undefined {
  const { search: asked, wrong } = readSearch(query, stock, now);
  const search = { ...asked, since: null, sort: "newest", page: 1 } as const satisfies InventorySearch;
  if (search.place.wrong || Object.keys(wrong).length > 0 || !isNarrow(search)) return undefined;
  const partId = idOf(query, "part");
  const part = partId === undefined ? undefined : stock.prices.parts.find(({ id }) => id === partId);
  const car = findCar(stock, idOf(query, "car"));
  const own = new URLSearchParams(searchKey(search));
  if (part) own.set("part", String(part.id));
  if (car) own.set("car", String(car.id));
  return { search, part, car, query: own.toString() };
}

/** "Alternador para Honda Civic 2004 cerca del 91911". */
export function followName(stock: Stock, { search, part }: Follow, now: Date, edition: Edition): string {
  const cars = searchTitle(stock, search, now, edition);
  return part ? `${part.name[edition]} · ${cars}` : cars;
}

/** The query that follows cars like this one, near its yard. */
export function followOfCar({ id, makeId, modelId, year }: Vehicle, zip: string): Record<string, string> {
  return {
    make: String(makeId),
    model: String(modelId),
    distance: "50",
    zip,
    year: String(year),
    car: String(id),
  };
}

/** The clock that says when it is morning: of the yard that was named, else of the nearest, else the chain's. */
export function zoneOfFollow(stock: Stock, { search: { storeIds, place }, car }: Follow): string {
  const { storeById, stores, timeZone } = stock.chain;
  const named = storeById.get(car?.storeId ?? storeIds[0] ?? 0);
  const at = place.place;
  if (named || !at) return named?.schedule.timeZone ?? timeZone;
  const squared = (store: (typeof stores)[number]) =>
    (store.latitude - at.latitude) ** 2 + (store.longitude - at.longitude) ** 2;
  const nearest = stores.reduce(
    (best, store) => (squared(store) < squared(best) ? store : best),
    stores[0] as (typeof stores)[number],
  );
  return nearest?.schedule.timeZone ?? timeZone;
}
