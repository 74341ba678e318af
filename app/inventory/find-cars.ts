import { addDays, localTimeOf } from "#core/local-time.ts";
import { findPostalCode } from "#core/postal-code.ts";
import { type FoundPlace, findPlaceOfCode } from "#stock/places.ts";
import { ScanBudget } from "#stock/scan-budget.ts";
import type { Stock } from "#stock/stock.ts";
import { countMatches, type StoreMatches, searchVehicles, type VehicleQuery } from "#stock/vehicles.ts";
import { anyDistance, type InventorySearch } from "./search.ts";

/** A postal code that cannot be one, or that is in no table. */
export type ZipError = "malformed" | "unknown";
export type FoundCars = {
  readonly place: FoundPlace | undefined;
  readonly zipError: ZipError | undefined;
  readonly query: VehicleQuery;
  readonly matches: readonly StoreMatches[];
  readonly total: number;
  /** What is left for counts and offers of the same request. */
  readonly budget: ScanBudget;
};

export function toVehicleQuery(
  stock: Stock,
  search: InventorySearch,
  place: FoundPlace | undefined,
  now: Date,
): VehicleQuery {
  const today = localTimeOf(now, stock.chain.timeZone).day;
  return {
    ...(search.modelIds.length > 0 ? { modelIds: search.modelIds } : search.makeId ? { makeId: search.makeId } : {}),
    years: search.years,
    ...(place && { origin: place, miles: search.distance >= anyDistance ? 0 : search.distance }),
    storeIds: search.storeIds,
    colors: search.colors,
    bodies: search.bodies,
    ...(search.since > 0 && { since: addDays(today, -search.since) }),
    vin: search.vin,
    engine: search.engine,
  };
}

/** The cars of a search by store; without a postal code those of every store. */
export function findCars(
  stock: Stock,
  search: InventorySearch,
  now: Date,
  budget: ScanBudget = new ScanBudget(),
): FoundCars {
  const code = search.zip === "" ? null : findPostalCode(search.zip);
  const place = code ? findPlaceOfCode(stock, code) : undefined;
  const zipError = search.zip === "" || place ? undefined : code ? "unknown" : "malformed";
  const query = toVehicleQuery(stock, search, place, now);
  const matches = zipError ? [] : searchVehicles(stock, query, budget);
  return { place, zipError, query, matches, total: countMatches(matches), budget };
}
