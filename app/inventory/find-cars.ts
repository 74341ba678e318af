import { addDays, localTimeOf } from "#core/local-time.ts";
import { ScanBudget } from "#stock/scan-budget.ts";
import type { Stock } from "#stock/stock.ts";
import type { VehicleQuery } from "#stock/vehicle-query.ts";
import { countMatches, type StoreMatches, searchVehicles } from "#stock/vehicles.ts";
import type { InventorySearch } from "./search.ts";

export type FoundCars = {
  readonly query: VehicleQuery;
  readonly matches: readonly StoreMatches[];
  readonly total: number;
  /** What is left for counts and offers of the same request. */
  readonly budget: ScanBudget;
};

export function toVehicleQuery(stock: Stock, search: InventorySearch, now: Date): VehicleQuery {
  const { place } = search.place;
  const today = localTimeOf(now, stock.chain.timeZone).day;
  return {
    ...(search.modelIds.length > 0 ? { modelIds: search.modelIds } : search.makeId ? { makeId: search.makeId } : {}),
    years: search.years,
    ...(place && { origin: place, miles: search.distance }),
    storeIds: search.storeIds,
    colors: search.colors,
    bodies: search.bodies,
    hits: search.hits,
    ...(search.since !== null && { since: addDays(today, -search.since) }),
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
  const query = toVehicleQuery(stock, search, now);
  const matches = search.place.wrong ? [] : searchVehicles(stock, query, budget);
  return { query, matches, total: countMatches(matches), budget };
}
