import { defaultLocatorDistance } from "#app/stores/locator-form.tsx";
import { isUnlimited, readDistance } from "#core/distance.ts";
import type { Matrix } from "#site/matrix.ts";
import { type FoundPlace, listCities, type PlaceAsked, resolvePlace } from "#stock/places.ts";
import type { CityPlace } from "#stock/postal-table.ts";
import type { Stock } from "#stock/stock.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { findDivision, findStores } from "#stock/stores.ts";

export type LocatorQuery = { place: PlaceAsked; div: string; distance: number };

/** Reads any writing of the query: a place, "All" or a division's code, miles. */
export function readQuery(stock: Stock, get: (name: string) => string | undefined): LocatorQuery {
  const division = findDivision(stock, get("div"));
  return {
    place: resolvePlace(stock, get("zip")),
    div: typeof division === "object" ? division.code : "All",
    distance: readDistance(get("distance")) ?? defaultLocatorDistance,
  };
}

/** A city stands in the address as it was typed: it may mean several. */
const isCity = ({ place }: PlaceAsked) => place?.postal === "";

export const matrixOf = ({ place, div, distance }: LocatorQuery, page = 1) => ({
  zip: isCity(place) ? place.typed : place.code,
  div,
  distance,
  p: page > 1 ? page : undefined,
});

export const pageSize = 25;
const nearest = 3;

export type LocatorResult = {
  query: LocatorQuery;
  place: FoundPlace | undefined;
  /** "Near me" was typed: only the device knows where that is. */
  here: boolean;
  /** As the reader typed it or knows it: "95670", "T2P 1A1", "Fresno, CA". */
  placeName: string;
  /** Inside the distance; when none is, `outside` holds the nearest few. */
  inside: readonly NearStore[];
  outside: readonly NearStore[];
  others: readonly CityPlace[];
  page: number;
};

export function searchStores(stock: Stock, query: LocatorQuery, matrix: Matrix): LocatorResult {
  const { place, name: placeName, wrong, typed } = query.place;
  const here = wrong === "here";
  if (!place) return { query, place, here, placeName, inside: [], outside: [], others: [], page: 1 };
  const division = findDivision(stock, query.div);
  const wanted = { origin: place, ...(typeof division === "object" && { divisionId: division.id }) };
  const inside = findStores(stock, { ...wanted, miles: query.distance });
  const outside = inside.length > 0 || isUnlimited(query.distance) ? [] : findStores(stock, wanted).slice(0, nearest);
  const pages = Math.max(1, Math.ceil(inside.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number.parseInt(matrix.p ?? "1", 10) || 1));
  const others = isCity(query.place) ? otherCities(stock, typed, place) : [];
  return { query, place, here, placeName, inside, outside, others, page };
}

const most = 6;

/** Cities of the same beginning in other states, one for each. */
function otherCities(stock: Stock, typed: string, place: FoundPlace): CityPlace[] {
  const seen = new Set([`${place.city}, ${place.state}`]);
  return listCities(stock, typed.split(",", 1)[0] as string)
    .filter(({ city, state }) => {
      const name = `${city}, ${state}`;
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, most);
}
