import type { Words } from "#core/edition.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { partTypeOf } from "#core/part.ts";
import { needWords } from "#core/part-need-words.ts";
import { type CarModel, limitOf, mayOffer, type PartLimit, surelyHad } from "#core/part-needs.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { findYears, withoutYears, type YearList } from "#core/years.ts";
import { listFamilies, type PartFamily } from "./part-families.ts";
import type { Stock } from "./stock.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { type StoreMatches, searchVehicles } from "./vehicles.ts";

type Asked = {
  readonly family: PartFamily;
  readonly modelId: number;
  readonly years: YearList;
  /** Lines of the price list that were named, where the words said which kind. */
  readonly partIds: readonly number[];
};

function carOf({ catalog }: Pick<Stock, "catalog">, modelId: number): CarModel | undefined {
  const model = catalog.findModel(modelId);
  return model && { name: `${catalog.make(model.makeId).name} ${model.name}`, body: model.body };
}

/** The kinds of a part that such a car may have: a coupe has front doors alone. */
export function kindsOn<K extends PartFamily["kinds"][number]>(
  stock: Pick<Stock, "catalog">,
  kinds: readonly K[],
  { modelId, years }: Pick<Asked, "modelId" | "years">,
): readonly K[] {
  const car = carOf(stock, modelId);
  return car ? kinds.filter(({ part }) => !limitOf(part.name, car, years)?.sure) : kinds;
}

/** What limits the cars of a part, or of those of its kinds that were named: the kind that most of them have tells. */
export function limitFor(stock: Stock, { family, modelId, years, partIds }: Asked): PartLimit | undefined {
  const car = carOf(stock, modelId);
  if (!car) return undefined;
  const named = family.kinds.filter(({ part }) => partIds.includes(part.id));
  const limits = (named.length > 0 ? named : family.kinds).map(({ part }) => limitOf(part.name, car, years));
  return limits.every((limit) => limit?.none) ? limits[0] : limits.find((limit) => !limit?.none);
}

/** Whether pages offer the part for a model: it is known to have some kind of it. */
export function modelMayHave(
  stock: Pick<Stock, "catalog">,
  { family, modelId }: Pick<Asked, "family" | "modelId">,
): boolean {
  const car = carOf(stock, modelId);
  const years = findYears(stock.catalog.findModel(modelId)?.years ?? "") ?? [];
  return !car || family.kinds.some(({ part }) => mayOffer(part.name, car, years));
}

/** The query's years without those of which no car has the part; undefined where none are left. */
function without(lacks: YearList, query: VehicleQuery): VehicleQuery | undefined {
  if (lacks.length === 0) return query;
  const { spans, years = [] } = query;
  if (spans) {
    const left = spans.flatMap((span) =>
      withoutYears([[span.from, span.to]], lacks).map(([from, to]) => ({ ...span, from, to })),
    );
    return left.length > 0 ? { ...query, spans: left } : undefined;
  }
  const left = withoutYears(years, lacks);
  return left.length > 0 ? { ...query, years: left } : undefined;
}

type CarSearch = {
  search(query: VehicleQuery): StoreMatches[];
  /** Whether a car surely came with the part. */
  surely(vehicle: Vehicle): boolean;
  /** Of cars that were found and are shown: why others are left out, or which may lack the part. */
  told(query: VehicleQuery, shown: readonly Vehicle[]): Words | undefined;
  readonly limit: PartLimit | undefined;
  /** What is likely meant instead, of what the list has and the model may have. */
  instead(): readonly PartFamily[];
};

/** Some of the model's cars are left out. Of airbags the cars that are shown tell themselves. */
function isCut({ catalog }: Stock, { modelId, years }: Asked, { need, lacks, highVoltage }: PartLimit): boolean {
  if (need === "airbag" || need === "side-airbag") return false;
  const own = years.length > 0 ? years : (findYears(catalog.findModel(modelId)?.years ?? "") ?? []);
  return highVoltage === true || own.some(([from, to]) => lacks.some(([first, last]) => from <= last && first <= to));
}

/** Looks for a part among the cars of a model that may have had it. */
export function searchWithPart(stock: Stock, asked: Asked): CarSearch {
  const limit = limitFor(stock, asked);
  const need = limit?.need;
  const surely = (vehicle: Vehicle) =>
    surelyHad(need, { highVoltage: runsOnHighVoltage(vehicle), year: vehicle.year, type: partTypeOf(vehicle.body) });
  const search = (query: VehicleQuery) => {
    if (!limit) return searchVehicles(stock, query);
    const meant = limit.none ? undefined : without(limit.lacks, query);
    if (!meant) return [];
    // A hybrid of the model has another way of charging, and its dangers: it is no answer to who asks for the part.
    const { highVoltage } = limit;
    return searchVehicles(stock, highVoltage === undefined ? meant : { ...meant, highVoltage });
  };
  /** Such cars are there, and only what the part needs keeps them all out: those that were asked for, and not their likes. */
  const isLeftOut = ({ lacks, none, highVoltage }: PartLimit, query: VehicleQuery) =>
    (highVoltage === true || none || (lacks.length > 0 && asked.years.length === 0)) &&
    search(query).length === 0 &&
    searchVehicles(stock, query).length > 0;
  return {
    search,
    surely,
    told(query, shown) {
      if (!limit) return undefined;
      const { none, some } = needWords[limit.need];
      if (shown.length === 0) return limit.sure || isLeftOut(limit, query) ? none : undefined;
      return isCut(stock, asked, limit) || !shown.every(surely) ? some : undefined;
    },
    limit,
    instead: () => (limit ? insteadOf(stock, asked, limit) : []),
  };
}

const insteadOf = (stock: Stock, { modelId, years }: Asked, { instead }: PartLimit): readonly PartFamily[] =>
  instead.flatMap((name) => {
    const family = listFamilies(stock.prices).find((one) => one.name.en === name);
    return family && kindsOn(stock, family.kinds, { modelId, years }).length > 0 ? family : [];
  });
