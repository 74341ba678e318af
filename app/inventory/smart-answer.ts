import { defaultFormDistance } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { isSomething, readSmartQuery, type SmartReading } from "#core/smart-query.ts";
import { squash } from "#core/smart-query-names.ts";
import { vehicleKey } from "#core/vehicle.ts";
import type { VinReading } from "#core/vin.ts";
import { partLexicon } from "#stock/find-parts.ts";
import { findCityCode, noPlace, type PlaceAsked, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { findVehicle, findVehicleByStockNumber } from "#stock/vehicles.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { findCars } from "./find-cars.ts";
import { emptySearch, type InventorySearch } from "./search.ts";
import { searchTitle } from "./search-words.ts";

/** Where a typed line leads; when that is not sure, what was understood of it. */
export type SmartAnswer =
  | { readonly kind: "vehicle"; readonly key: string }
  | { readonly kind: "results"; readonly search: InventorySearch }
  /** Only a part was typed: its price is the answer, at the nearest yard if there is a place. */
  | { readonly kind: "part"; readonly words: string; readonly zip: string }
  /** "abierto hoy": the yards and their hours are, near the place if there is one. */
  | { readonly kind: "hours"; readonly zip: string }
  | {
      readonly kind: "unsure";
      readonly search: InventorySearch;
      /** "" when nothing was understood. */
      readonly understood: string;
      readonly total: number;
      readonly guesses: SmartReading["guesses"];
      readonly leftover: readonly string[];
      /** Words that name a part, "" when none does. */
      readonly part: string;
      /** "near me" was typed; only the device knows where that is. */
      readonly here: boolean;
      readonly vin: VinReading | null;
      readonly stockNumber: string;
    };

/** `near` is the place of the field beside the line; one in the line itself is meant more. */
export function answerSmart(stock: Stock, typed: string, now: Date, edition: Edition, near = noPlace): SmartAnswer {
  const vocabulary = vocabularyOf(stock);
  const reading = readSmartQuery(typed, vocabulary, now, {
    findCity: (name) => findCityCode(stock, name),
    parts: partLexicon(stock),
  });
  const car =
    (reading.vin && findVehicle(stock, reading.vin.vin)) ??
    (reading.stockNumber ? findVehicleByStockNumber(stock, reading.stockNumber) : undefined);
  if (car) return { kind: "vehicle", key: vehicleKey(car) };
  const search = toSearch(
    stock,
    reading,
    reading.vin?.maker ? vocabulary.makeByKey.get(squash(reading.vin.maker)) : undefined,
    near,
  );
  const lost = reading.vin !== null || reading.stockNumber !== "";
  if (reading.sure && !lost) return { kind: "results", search };
  const { part } = reading;
  // No list is kept by row yet: what was understood of it is said to be left over.
  const leftover = reading.row === "" ? reading.leftover : [...reading.leftover, reading.row];
  if (reading.hours && !isSomething({ ...reading, zip: "", stockNumber: "", vin: null }))
    return { kind: "hours", zip: search.place.code };
  const something = isSomething({ ...reading, stockNumber: "", vin: null }) || search.makeId !== 0;
  if (part !== "" && leftover.length === 0 && !something) return { kind: "part", words: part, zip: search.place.name };
  return {
    kind: "unsure",
    search,
    understood: something ? searchTitle(stock, search, now, edition) : "",
    total: something ? findCars(stock, search, now).total : 0,
    guesses: reading.guesses,
    leftover,
    part,
    here: reading.here,
    vin: reading.vin,
    stockNumber: reading.stockNumber,
  };
}

function toSearch(
  stock: Stock,
  reading: SmartReading,
  vinMakeId: number | undefined,
  near: PlaceAsked,
): InventorySearch {
  const vinYear = reading.vin?.year;
  return {
    ...emptySearch,
    makeId: reading.makeId ?? vinMakeId ?? 0,
    modelIds: reading.modelIds,
    years: reading.years.length > 0 || vinYear === undefined ? reading.years : [[vinYear, vinYear]],
    place: reading.zip === "" ? near : resolvePlace(stock, reading.zip),
    distance: reading.distance ?? defaultFormDistance,
    colors: reading.colors,
    bodies: reading.bodies,
    vin: reading.vinPattern,
    engine: reading.engine,
  };
}
