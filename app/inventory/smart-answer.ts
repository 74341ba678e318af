import { defaultFormDistance } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { isSomething, readSmartQuery, type SmartReading } from "#core/smart-query.ts";
import { squash } from "#core/smart-query-names.ts";
import { fold } from "#core/text.ts";
import { vehicleKey } from "#core/vehicle.ts";
import type { VinReading } from "#core/vin.ts";
import { listCities } from "#stock/places.ts";
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
  | {
      readonly kind: "unsure";
      readonly search: InventorySearch;
      /** "" when nothing was understood. */
      readonly understood: string;
      readonly total: number;
      readonly guesses: SmartReading["guesses"];
      readonly leftover: readonly string[];
      readonly vin: VinReading | null;
      readonly stockNumber: string;
    };

export function answerSmart(stock: Stock, typed: string, now: Date, edition: Edition): SmartAnswer {
  const vocabulary = vocabularyOf(stock);
  const reading = withCity(stock, readSmartQuery(typed, vocabulary, now));
  const car =
    (reading.vin && findVehicle(stock, reading.vin.vin)) ??
    (reading.stockNumber ? findVehicleByStockNumber(stock, reading.stockNumber) : undefined);
  if (car) return { kind: "vehicle", key: vehicleKey(car) };
  const search = toSearch(
    reading,
    reading.vin?.maker ? vocabulary.makeByKey.get(squash(reading.vin.maker)) : undefined,
  );
  const lost = reading.vin !== null || reading.stockNumber !== "";
  if (reading.sure && !lost) return { kind: "results", search };
  const something = isSomething({ ...reading, stockNumber: "", vin: null }) || search.makeId !== 0;
  return {
    kind: "unsure",
    search,
    understood: something ? searchTitle(stock, search, now, edition) : "",
    total: something ? findCars(stock, search, now).total : 0,
    guesses: reading.guesses,
    leftover: reading.leftover,
    vin: reading.vin,
    stockNumber: reading.stockNumber,
  };
}

/** Words left over may be a city: "civic sacramento". */
function withCity(stock: Stock, reading: SmartReading): SmartReading {
  if (reading.leftover.length === 0 || reading.zip !== "") return reading;
  const text = reading.leftover.join(" ");
  const city = listCities(stock, text).find((place) => text.startsWith(fold(place.city)));
  if (!city) return reading;
  const sure = reading.guesses.length === 0 && isSomething(reading);
  return { ...reading, zip: city.code, leftover: [], sure };
}

function toSearch(reading: SmartReading, vinMakeId: number | undefined): InventorySearch {
  const vinYear = reading.vin?.year;
  return {
    ...emptySearch,
    makeId: reading.makeId ?? vinMakeId ?? 0,
    modelIds: reading.modelIds,
    years: reading.years.length > 0 || vinYear === undefined ? reading.years : [[vinYear, vinYear]],
    zip: reading.zip,
    distance: reading.distance ?? defaultFormDistance,
    colors: reading.colors,
    bodies: reading.bodies,
    vin: reading.vinPattern,
    engine: reading.engine,
  };
}
