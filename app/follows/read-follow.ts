import { type InventorySearch, readSearch, searchKey } from "#app/inventory/search.ts";
import type { YardEvent } from "#core/event.ts";
import type { Part } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { vehicleAt } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";
import { isNarrow } from "./is-narrow.ts";

/** Cars of a search, for a part of them or for themselves. */
export type CarFollow = {
  kind: "cars";
  search: InventorySearch;
  /** Its price is told with each car. */
  part: Part | undefined;
  /** The one that this began with: told when it leaves. */
  car: Vehicle | undefined;
};
/** Every event that a yard announces or changes. */
export type EventsFollow = { kind: "events"; store: Store };
/** An event that may change. */
export type EventFollow = { kind: "event"; event: YardEvent };
/** The price of a part at a yard, when it falls. */
export type PriceFollow = { kind: "price"; part: Part; store: Store };

/** What somebody wants to be told of, with all of it as the query of an address: the same wish is the same text. */
export type Follow = (CarFollow | EventsFollow | EventFollow | PriceFollow) & { query: string };

const idOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

function findCar(stock: Stock, id: number | undefined): Vehicle | undefined {
  const place = id === undefined ? undefined : stock.present.findById(id);
  return place && vehicleAt(place.columns, place.row, stock.catalog, stock.words);
}

const findPart = (stock: Stock, id: number | undefined) =>
  id === undefined ? undefined : stock.prices.parts.find((part) => part.id === id);

function findYard(stock: Stock, id: number | undefined): Store | undefined {
  const store = id === undefined ? undefined : stock.chain.storeById.get(id);
  return store?.active ? store : undefined;
}

function readCars(query: URLSearchParams, stock: Stock, now: Date): Follow | undefined {
  const { search: asked, wrong } = readSearch(query, stock, now);
  const search = { ...asked, since: null, sort: "newest", page: 1 } as const satisfies InventorySearch;
  if (search.place.wrong || Object.keys(wrong).length > 0 || !isNarrow(search)) return undefined;
  const part = findPart(stock, idOf(query, "part"));
  const car = findCar(stock, idOf(query, "car"));
  const own = new URLSearchParams(searchKey(search));
  if (part) own.set("part", String(part.id));
  if (car) own.set("car", String(car.id));
  return { kind: "cars", search, part, car, query: own.toString() };
}

function readPrice(query: URLSearchParams, stock: Stock): Follow | undefined {
  const part = findPart(stock, idOf(query, "price"));
  const store = findYard(stock, idOf(query, "store"));
  if (!part || !store?.services.has("partpricing")) return undefined;
  return { kind: "price", part, store, query: `price=${part.id}&store=${store.id}` };
}

/** Undefined when it is nothing that can be followed, or that nobody can mean. */
export function readFollow(query: URLSearchParams, stock: Stock, now: Date): Follow | undefined {
  if (query.has("price")) return readPrice(query, stock);
  if (query.has("events")) {
    const store = findYard(stock, idOf(query, "events"));
    return store && { kind: "events", store, query: `events=${store.id}` };
  }
  if (query.has("event")) {
    const id = idOf(query, "event");
    const event = stock.campaigns.events.find((one) => one.id === id);
    return event && { kind: "event", event, query: `event=${event.id}` };
  }
  return readCars(query, stock, now);
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
