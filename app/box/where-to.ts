import { emptySearch, type InventorySearch } from "#app/inventory/search.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { isSomething, type SmartReading } from "#core/smart-query.ts";
import { squash } from "#core/smart-query-names.ts";
import type { Facet } from "#core/smart-query-said.ts";
import { toolQuestion } from "#core/smart-query-tools.ts";
import type { Store } from "#core/store.ts";
import { fold } from "#core/text.ts";
import { type Vehicle, vehicleKey } from "#core/vehicle.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { findStoreMap } from "#stock/maps.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { type FoundFamily, findFamilies } from "#stock/part-families.ts";
import { noPlace, type PlaceAsked, resolvePlace } from "#stock/places.ts";
import { readQuestion } from "#stock/read-question.ts";
import type { Stock } from "#stock/stock.ts";
import { listYardsIn } from "#stock/store-names.ts";
import { findVehicle, findVehicleByStockNumber } from "#stock/vehicles.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { listNamesakes, type Namesake } from "./namesakes.ts";

/** Where a question leads. */
export type Lead =
  | { readonly kind: "vehicle"; readonly key: string }
  | { readonly kind: "results"; readonly search: InventorySearch }
  /** Only a part was named: its price is the answer, at the nearest yard if there is a place. */
  | { readonly kind: "part"; readonly words: string; readonly place: string }
  /** A part for a car; which of several parts is meant may still have to be asked. */
  | PartForCar
  /** The yards and their hours, near the postal code unless it is "". */
  | { readonly kind: "yards"; readonly code: string }
  | { readonly kind: "yard"; readonly store: Store }
  | { readonly kind: "row"; readonly store: Store; readonly row: string }
  /** Whether a tool may come in or is lent: the page where that rule stands. */
  | { readonly kind: "rules"; readonly page: RulesPage }
  /** It has no other meaning: the pages of the site may know. */
  | { readonly kind: "site"; readonly words: string }
  /** More than one thing may be meant: what was understood is said, and the visitor chooses. */
  | {
      readonly kind: "unsure";
      readonly reading: SmartReading;
      readonly search: InventorySearch;
      /** Cities of one name, of which the search is near the largest: any of them may be meant. */
      readonly cities: readonly Namesake[];
    };

export type RulesPage = "safety" | "policies";

export type PartForCar = {
  readonly kind: "answer";
  readonly words: string;
  readonly modelId: number;
  /** What an answer's address calls the model. */
  readonly model: string;
  /** The one part that has these words. */
  readonly found: FoundFamily | undefined;
  readonly search: InventorySearch;
};

export type Unsure = Extract<Lead, { kind: "unsure" }>;

/** Whoever types the name of a page means no part or car that is called much like it. */
const pageNames: ReadonlySet<string> = new Set(
  pageIds
    .map(pageRow)
    .filter(({ sitemap }) => sitemap)
    .flatMap(({ label }) => editionIds.map((edition) => fold(label[edition]))),
);

const speaksOnlyOf = ({ said }: SmartReading, ...facets: readonly Facet[]): boolean =>
  Object.keys(said).every((facet) => facets.includes(facet as Facet));

/** `near` is the place of the field beside the line; one in the line itself is meant more. */
export function whereTo(stock: Stock, typed: string, now: Date, near: PlaceAsked = noPlace): Lead {
  if (pageNames.has(fold(typed).trim())) return { kind: "site", words: typed };
  const reading = readQuestion(stock, typed, now);
  const page = findRules(typed, reading);
  return page ? { kind: "rules", page } : leadOf(stock, reading, typed, near);
}

/** A jack that one would bring is no part that one would buy. */
export function findRules(typed: string, { part }: SmartReading): RulesPage | undefined {
  const asked = toolQuestion(typed, part);
  return asked && (asked === "lend" ? "policies" : "safety");
}

/** The car of a VIN or a stock number. */
export const findNumbered = (stock: Stock, { vin, stockNumber }: SmartReading): Vehicle | undefined =>
  (vin && findVehicle(stock, vin.vin)) ??
  (stockNumber === "" ? undefined : findVehicleByStockNumber(stock, stockNumber));

function leadOf(stock: Stock, reading: SmartReading, typed: string, near: PlaceAsked = noPlace): Lead {
  const car = findNumbered(stock, reading);
  if (car) return { kind: "vehicle", key: vehicleKey(car) };
  const search = searchOf(stock, reading, near);
  const cities = listNamesakes(stock, reading, search.place);
  const unsure: Lead = { kind: "unsure", reading, search, cities };
  const lost = reading.vin !== null || reading.stockNumber !== "";
  // The yards' own page asks where the visitor is.
  if (reading.here && reading.leftover.length === 0 && speaksOnlyOf(reading, "hours", "place"))
    return { kind: "yards", code: search.place.code };
  if (lost || reading.here || cities.length > 0) return unsure;
  if (isNothing(reading)) return { kind: "site", words: typed };
  if (reading.leftover.length > 0) return unsure;
  if (reading.part !== "" && speaksOnlyOf(reading, "part", "place"))
    return { kind: "part", words: reading.part, place: search.place.name };
  if (reading.guesses.length > 0) return unsure;
  if (reading.part !== "" && speaksOnlyOf(reading, "part", "car", "years", "engine", "place", "distance"))
    return partForCar(stock, reading, search) ?? unsure;
  if (reading.row !== "") return rowLead(stock, reading, search) ?? unsure;
  if (speaksOnlyOf(reading, "hours", "place")) return yardLead(stock, reading, search);
  return reading.sure ? { kind: "results", search } : unsure;
}

/** The answer to a part and one model, whatever else was said. */
export function partForCar(
  stock: Stock,
  { part, modelIds: [modelId, other] }: SmartReading,
  search: InventorySearch,
): PartForCar | undefined {
  if (part === "" || modelId === undefined || other !== undefined) return undefined;
  const [found, another] = findFamilies(stock.prices, part);
  return {
    kind: "answer",
    words: part,
    modelId,
    model: modelSlug(stock.catalog, modelId),
    found: another ? undefined : found,
    search,
  };
}

/** No word of it says anything of cars, parts or yards. */
const isNothing = (reading: SmartReading): boolean =>
  Object.keys(reading.said).length === 0 && !isSomething(reading) && reading.part === "";

/** The yard of a city that has one. */
function findOnlyYard(stock: Stock, { said }: SmartReading, { place }: InventorySearch): Store | undefined {
  if (!place.place || /\d/.test(said.place ?? "0")) return undefined;
  const { city, state } = place.place;
  const [only, other] = listYardsIn(stock, city).filter((store) => store.state === state);
  return other ? undefined : only;
}

function yardLead(stock: Stock, reading: SmartReading, search: InventorySearch): Lead {
  const store = findOnlyYard(stock, reading, search);
  return store ? { kind: "yard", store } : { kind: "yards", code: search.place.code };
}

const plain = (label: string) => label.replace(/\W/g, "").toUpperCase();

/** The one yard that a line names beside a row, and what its map calls that row, if it has it. */
export function findRowOf(stock: Stock, reading: SmartReading, search: InventorySearch) {
  const store = reading.row === "" ? undefined : findOnlyYard(stock, reading, search);
  const row = store && findStoreMap(stock, store.id)?.rows.find((one) => plain(one.row) === plain(reading.row));
  return store && { store, row: row?.row };
}

function rowLead(stock: Stock, reading: SmartReading, search: InventorySearch): Lead | undefined {
  const found = speaksOnlyOf(reading, "row", "place") ? findRowOf(stock, reading, search) : undefined;
  return found?.row === undefined ? undefined : { kind: "row", store: found.store, row: found.row };
}

/** A city is called by its name, a code by its signs. */
function placeOf(stock: Stock, { zip, said }: SmartReading): PlaceAsked {
  const asked = resolvePlace(stock, zip);
  if (!asked.place || /\d/.test(said.place ?? "")) return asked;
  const name = `${asked.place.city}, ${asked.place.state}`;
  return { ...asked, name, typed: name };
}

/** The search for the cars of a question. */
export function searchOf(stock: Stock, reading: SmartReading, near: PlaceAsked = noPlace): InventorySearch {
  const { vin } = reading;
  const vinMake = vin?.maker ? vocabularyOf(stock).makeByKey.get(squash(vin.maker)) : undefined;
  return {
    ...emptySearch,
    makeId: reading.makeId ?? vinMake ?? 0,
    modelIds: reading.modelIds,
    years: reading.years.length > 0 || vin?.year === undefined ? reading.years : [[vin.year, vin.year]],
    place: reading.zip === "" ? near : placeOf(stock, reading),
    distance: reading.distance ?? defaultFormDistance,
    colors: reading.colors,
    bodies: reading.bodies,
    vin: reading.vinPattern,
    engine: reading.engine,
  };
}
