import type { Words } from "#core/edition.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { partTypeOf } from "#core/part.ts";
import { type CarsWithPart, carsWithPart, rarePartOf, rareWords, surelyHad } from "#core/part-on-car.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { YearList } from "#core/years.ts";
import type { PartPage } from "./part-pages.ts";
import type { Stock } from "./stock.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { type StoreMatches, searchVehicles } from "./vehicles.ts";

const anyYear: YearList = [[0, 9999]];

/** The query's years from `first` on; undefined where none are left. */
function from(first: number, query: VehicleQuery): VehicleQuery | undefined {
  if (first === 0) return query;
  const { spans, years } = query;
  if (spans) {
    const left = spans.filter(({ to }) => to >= first).map((span) => ({ ...span, from: Math.max(first, span.from) }));
    return left.length > 0 ? { ...query, spans: left } : undefined;
  }
  const left = (years?.length ? years : anyYear)
    .filter(([, to]) => to >= first)
    .map(([start, to]) => [Math.max(first, start), to] as const);
  return left.length > 0 ? { ...query, years: left } : undefined;
}

type CarSearch = {
  search(query: VehicleQuery): StoreMatches[];
  /** Whether a car surely came with the part. */
  surely(vehicle: Vehicle): boolean;
  /** Of cars that were found and are shown: why others are left out, or which may lack the part. */
  told(query: VehicleQuery, shown: readonly Vehicle[]): Words | undefined;
  readonly limit: CarsWithPart | undefined;
};

/** Looks for a part among the cars of a model that may have had it. */
export function searchWithPart(stock: Stock, { family, modelId }: PartPage): CarSearch {
  const model = stock.catalog.model(modelId);
  const rare = rarePartOf(family.name);
  const limit = carsWithPart(rare, `${stock.catalog.make(model.makeId).name} ${model.name}`);
  const surely = (vehicle: Vehicle) =>
    surelyHad(rare, { highVoltage: runsOnHighVoltage(vehicle), year: vehicle.year, type: partTypeOf(vehicle.body) });
  const search = (query: VehicleQuery) => {
    const meant = limit ? from(limit.firstYear, query) : query;
    if (!meant || limit?.none) return [];
    if (limit?.highVoltageOnly) return searchVehicles(stock, { ...meant, highVoltage: true });
    // A hybrid of the model has another way of charging, and its dangers: it is no answer to who asks for the part.
    return searchVehicles(stock, rare === "alternator" ? { ...meant, highVoltage: false } : meant);
  };
  return {
    search,
    surely,
    told(query, shown) {
      if (!rare) return undefined;
      if (shown.length > 0) return limit?.highVoltageOnly || !shown.every(surely) ? rareWords[rare].some : undefined;
      return limit && searchVehicles(stock, query).length > 0 ? rareWords[rare].none : undefined;
    },
    limit,
  };
}
