import { addDays, localTimeOf } from "#core/local-time.ts";
import { type FoundPlace, resolvePlace } from "#stock/places.ts";
import { ScanBudget } from "#stock/scan-budget.ts";
import type { Stock } from "#stock/stock.ts";
import { countMatches, type StoreMatches, searchVehicles, type VehicleQuery } from "#stock/vehicles.ts";
import { anyDistance, type InventorySearch } from "./search.ts";

/** What cannot be a place, one that is in no table, and "near me", which only the device knows. */
export type ZipError = "malformed" | "unknown" | "here";
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
  const asked = resolvePlace(stock, search.zip);
  const place = asked.kind === "place" ? asked.place : undefined;
  const zipError = asked.kind === "place" || asked.kind === "none" ? undefined : asked.kind;
  const query = toVehicleQuery(stock, search, place, now);
  const matches = zipError ? [] : searchVehicles(stock, query, budget);
  return { place, zipError, query, matches, total: countMatches(matches), budget };
}
