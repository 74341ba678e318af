import type { Follow } from "#app/follows/read-follow.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { FollowCellRow } from "#data/schema.ts";

/**
 * A follow stands in cells: what it asks for (a model, a make, any car) at a place (a square of a degree, a yard, anywhere).
 * A car is in nine of them, so that it finds whoever may want it by its own numbers and looks at nobody else.
 */
type Cell = Omit<FollowCellRow, "follow_id">;

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

/** Where a follow stands, with what can be asked of a car without reading the follow itself. */
export function cellsOfFollow({ search }: Follow): Cell[] {
  const { makeId, modelIds, years, place, distance, storeIds, colors, bodies, engine, vin } = search;
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
    more: (years.length > 1 || colors.length + bodies.length > 0 || engine + vin !== "" ? 1 : 0) as 0 | 1,
  };
  return whats.flatMap((what) => wheres.map((where) => ({ cell: cellOf(what, where), ...rest })));
}

/** The nine cells of a car of this model that stands in this yard. */
export function cellsOfCar(car: { makeId: number; modelId: number }, store: Store): number[] {
  const wheres = [anywhere, square(store.latitude, store.longitude), yard(store.id)];
  return [anything, make(car.makeId), model(car.modelId)].flatMap((what) => wheres.map((where) => cellOf(what, where)));
}
