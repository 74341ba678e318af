import { type Body, isBody } from "#core/body.ts";
import { type Color, isColor } from "#core/color.ts";
import { defaultCallDistance, readDistance } from "#core/distance.ts";
import { type HitSide, isHitSide } from "#core/hit-side.ts";
import { findYears, writeYears, type YearList } from "#core/years.ts";
import { noPlace, type PlaceAsked, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { type VehicleOrder, vehicleOrders } from "#stock/vehicle-order.ts";

/** A search of the inventory, as the address of its results says it. */
export type InventorySearch = {
  /** 0 = every make. */
  readonly makeId: number;
  readonly modelIds: readonly number[];
  readonly years: YearList;
  readonly place: PlaceAsked;
  /** Miles, or `anyDistance`. */
  readonly distance: number;
  readonly colors: readonly Color[];
  readonly bodies: readonly Body[];
  /** Where they were hit, as somebody said; "none" too. */
  readonly hits: readonly HitSide[];
  /** Set in the yard within so many days, 0 = today; null = at any time. */
  readonly since: number | null;
  readonly storeIds: readonly number[];
  /** With `*` and `?`. */
  readonly vin: string;
  readonly engine: string;
  readonly sort: VehicleOrder;
  /** From 1. */
  readonly page: number;
};

export const emptySearch: InventorySearch = {
  makeId: 0,
  modelIds: [],
  years: [],
  place: noPlace,
  distance: defaultCallDistance,
  colors: [],
  bodies: [],
  hits: [],
  since: null,
  storeIds: [],
  vin: "",
  engine: "",
  sort: "newest",
  page: 1,
};

/** Today, since yesterday, in the last week. */
export const sinceChoices = [0, 1, 7] as const;

/** Values that cannot be what they claim, as they were typed, so that the form can show them again. */
export type WrongValues = { readonly year?: string; readonly distance?: string };
export type ReadSearch = { readonly search: InventorySearch; readonly wrong: WrongValues };

const valuesOf = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim());

/** The string "null" means absent, as in the API. */
const textOf = (query: URLSearchParams, name: string): string => {
  const value = query.get(name)?.trim() ?? "";
  return value === "null" ? "" : value.slice(0, 100);
};

const idsOf = (query: URLSearchParams, name: string): number[] => [
  ...new Set(
    valuesOf(query, name)
      .filter((value) => /^\d{1,9}$/.test(value))
      .map(Number)
      .filter((id) => id > 0),
  ),
];

/** Reads an address with ids; names are turned into ids before (resolve-names.ts). */
export function readSearch(query: URLSearchParams, stock: Stock, now: Date): ReadSearch {
  const year = textOf(query, "year");
  const years = findYears(year, now);
  const distance = readDistance(query.get("distance"));
  const sort = textOf(query, "sort");
  const since = textOf(query, "since");
  const page = Number(textOf(query, "page"));
  const search: InventorySearch = {
    makeId: idsOf(query, "make")[0] ?? 0,
    modelIds: idsOf(query, "model").slice(0, 40),
    years: years ?? [],
    place: resolvePlace(stock, query.get("zip")),
    distance: distance ?? defaultCallDistance,
    colors: [...new Set(valuesOf(query, "color").filter(isColor))].sort(),
    bodies: [...new Set(valuesOf(query, "body").filter(isBody))].sort(),
    hits: [...new Set(valuesOf(query, "hit").filter(isHitSide))].sort(),
    since: /^\d{1,3}$/.test(since) && Number(since) <= 365 ? Number(since) : null,
    storeIds: idsOf(query, "store").slice(0, 100),
    vin: textOf(query, "vin")
      .toUpperCase()
      .replace(/[^A-Z0-9*?]/g, "")
      .slice(0, 30),
    engine: textOf(query, "engine").slice(0, 40),
    sort: vehicleOrders.find((order) => order === sort) ?? "newest",
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
  const wrong = { ...(years === null && { year }), ...(distance === null && { distance: textOf(query, "distance") }) };
  return { search, wrong };
}

/** The query of a search's address: the five names of the specification first, then ours, defaults left out. */
export function writeSearch(search: InventorySearch): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number) => query.append(name, String(value));
  if (search.makeId) put("make", search.makeId);
  // '0' is every model of the make.
  if (search.modelIds.length > 0 || search.makeId) put("model", search.modelIds.join(",") || "0");
  if (search.place.code) {
    put("distance", search.distance);
    put("zip", search.place.code);
  }
  if (search.years.length > 0) put("year", writeYears(search.years));
  for (const color of search.colors) put("color", color);
  for (const body of search.bodies) put("body", body);
  for (const hit of search.hits) put("hit", hit);
  if (search.since !== null) put("since", search.since);
  for (const id of search.storeIds) put("store", id);
  if (search.vin) put("vin", search.vin);
  if (search.engine) put("engine", search.engine);
  if (search.sort !== "newest") put("sort", search.sort);
  if (search.page > 1) put("page", search.page);
  return query;
}

/** The query that the form sends: the five names of the specification, whether they say something or not, then ours. */
export function writeSpecified(search: InventorySearch): URLSearchParams {
  const query = new URLSearchParams({
    make: search.makeId ? String(search.makeId) : "",
    model: search.modelIds.join(",") || "0",
    distance: String(search.distance),
    zip: search.place.code,
    year: writeYears(search.years),
  });
  const specified = new Set(query.keys());
  for (const [name, value] of writeSearch(search)) if (!specified.has(name)) query.append(name, value);
  return query;
}

/** What cannot be what it claims stays in the address, for its field to show it again. */
export function withWrong(query: URLSearchParams, wrong: WrongValues): URLSearchParams {
  for (const [name, value] of Object.entries(wrong)) query.set(name, value);
  return query;
}

/** A search changed in some points; it begins again at the first page. */
export const withChanges = (search: InventorySearch, changes: Partial<InventorySearch>): InventorySearch => ({
  ...search,
  page: 1,
  ...changes,
});

/** What a device remembers a search by, and what its feeds follow: how it is sorted or paged does not matter. */
export const searchKey = (search: InventorySearch): string =>
  writeSearch({ ...search, sort: "newest", page: 1 }).toString();
