import type { CarFollow, Follow } from "#app/follows/read-follow.ts";
import { searchKey } from "#app/inventory/search.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { SearchCellRow } from "#data/schema.ts";
import type { FollowIndex } from "#data/writes/followers.ts";
import { createPaid } from "#stock/paid-now.ts";
import type { Stock } from "#stock/stock.ts";

/**
 * A follow stands in cells: what it asks for (a model, a make, any car) at a place (a square of a degree, a yard, anywhere).
 * A car is in nine of them, so that it finds whoever may want it by its own numbers and looks at nobody else. An event, the
 * events of a yard and a price have cells of their own, below zero.
 */
type Cell = Omit<SearchCellRow, "search_id">;

const anything = 0;
const make = (id: number) => 2 * id + 1;
const model = (id: number) => 2 * id + 2;

const anywhere = 0;
const square = (latitude: number, longitude: number) =>
  1 + Math.floor(latitude + 90) * 361 + Math.floor(longitude + 180);
const yard = (storeId: number) => 100_000 + storeId;
const places = 10_000_000;
const cellOf = (what: number, place: number) => what * places + place;

const milesInDegree = 69;
/** A wider circle is looked at from anywhere: it would stand in most squares. */
const squaresAtMost = 40;

/** The squares that a circle touches. */
function squaresAround(latitude: number, longitude: number, miles: number): number[] | undefined {
  const high = miles / milesInDegree + 0.01;
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180);
  if ((2 * high + 2) * (2 * wide + 2) > squaresAtMost) return undefined;
  const found: number[] = [];
  for (let lat = Math.floor(latitude - high); lat <= Math.floor(latitude + high); lat++)
    for (let lon = Math.floor(longitude - wide); lon <= Math.floor(longitude + wide); lon++)
      found.push(square(lat, lon));
  return found;
}

const oldest = 0;
const youngest = 9999;

const kinds = 1_000_000_000_000;
export const cellOfYardEvents = (storeId: number): number => -(kinds + storeId);
export const cellOfEvent = (eventId: number): number => -(2 * kinds + eventId);
const cellOfPrice = (partId: number, storeId: number): number => -(3 * kinds + partId * 1_000_000_000 + storeId);

const alone = (cell: number): Cell => ({
  cell,
  from_year: oldest,
  to_year: youngest,
  latitude: null,
  longitude: null,
  miles: null,
  more: 0,
});

/** Where a follow stands, with what can be asked of a car without reading the follow itself. */
export function cellsOfFollow(follow: Follow): Cell[] {
  switch (follow.kind) {
    case "cars":
      return cellsOfSearch(follow);
    case "events":
      return [alone(cellOfYardEvents(follow.store.id))];
    case "event":
      return [alone(cellOfEvent(follow.event.id))];
    case "price":
      return [alone(cellOfPrice(follow.part.id, follow.store.id))];
  }
}

/** What a follow is found by, from the data of now. */
export function indexOfFollow(follow: Follow, stock: Stock, now: Date): FollowIndex {
  const search = follow.kind === "cars" ? searchKey(follow.search) : follow.query;
  const cells = cellsOfFollow(follow);
  if (follow.kind === "cars") return { search, cells, vehicleId: follow.car?.id };
  if (follow.kind !== "price") return { search, cells };
  const { part, store } = follow;
  const cents = createPaid(stock, now)(store.id, part.id);
  const cell = cellOfPrice(part.id, store.id);
  const price = cents === undefined ? undefined : { cell, store_id: store.id, part_id: part.id, cents };
  return { search, cells, price };
}

function cellsOfSearch({ search }: CarFollow): Cell[] {
  const { makeId, modelIds, years, place, distance, storeIds, colors, bodies, hits, engine, vin } = search;
  const whats = modelIds.length > 0 ? modelIds.map(model) : [makeId ? make(makeId) : anything];
  const at = place.place;
  const circle = at && !isUnlimited(distance) ? { ...at, miles: distance } : undefined;
  const squares = circle && squaresAround(circle.latitude, circle.longitude, circle.miles);
  const wheres = storeIds.length > 0 ? storeIds.map(yard) : (squares ?? [anywhere]);
  const rest = {
    from_year: Math.min(...years.map(([from]) => from), years.length > 0 ? youngest : oldest),
    to_year: years.length > 0 ? Math.max(...years.map(([, to]) => to)) : youngest,
    latitude: circle?.latitude ?? null,
    longitude: circle?.longitude ?? null,
    miles: circle?.miles ?? null,
    more: (years.length > 1 || colors.length + bodies.length + hits.length > 0 || engine + vin !== "" ? 1 : 0) as 0 | 1,
  };
  return whats.flatMap((what) => wheres.map((where) => ({ cell: cellOf(what, where), ...rest })));
}

/** The nine cells of a car of this model that stands in this yard. */
export function cellsOfCar(car: { makeId: number; modelId: number }, store: Store): number[] {
  const wheres = [anywhere, square(store.latitude, store.longitude), yard(store.id)];
  return [anything, make(car.makeId), model(car.modelId)].flatMap((what) => wheres.map((where) => cellOf(what, where)));
}
