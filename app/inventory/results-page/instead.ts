import { type FoundCars, toVehicleQuery } from "#app/inventory/find-cars.ts";
import { type InventorySearch, withChanges } from "#app/inventory/search.ts";
import { anyDistance } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { YearList } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import { listNearestStores } from "#stock/stores.ts";
import { countModels, countYears } from "#stock/vehicle-counts.ts";
import { countMatches, searchVehicles } from "#stock/vehicles.ts";

export type Offer = { search: InventorySearch; count: number };
/** What an empty result offers instead, all of it really there. */
export type Instead = {
  /** The same car in stores beyond the distance, nearest first. */
  farther: (Offer & { store: Store; miles: number | null })[];
  /** The same search without colour, body, hit, date, stores, VIN and engine. */
  unfiltered: Offer | undefined;
  years: (Offer & { year: number })[];
  models: (Offer & { name: string })[];
  make: string;
  stores: { store: Store; miles: number }[];
};

const yearsAround = 4;

export function listInstead(stock: Stock, search: InventorySearch, { budget }: FoundCars, now: Date): Instead {
  const { place } = search.place;
  const find = (changes: Partial<InventorySearch>) =>
    searchVehicles(stock, toVehicleQuery(stock, { ...search, ...changes }, now), budget);
  const plain = { colors: [], bodies: [], hits: [], since: null, storeIds: [], vin: "", engine: "" } as const;
  const offer = (changes: Partial<InventorySearch>, count: number): Offer => ({
    search: withChanges(search, changes),
    count,
  });
  const farther = place && search.distance < anyDistance ? find({ distance: anyDistance }) : [];
  const unfiltered = countMatches(find(plain));
  const [model] = search.modelIds.flatMap((id) => stock.catalog.findModel(id) ?? []);
  const makeId = search.makeId || (model?.makeId ?? 0);
  // Within the distance when there is any, else anywhere.
  const counted = (changes: Partial<InventorySearch>, count: typeof countYears) => {
    const near = [...count(find(changes))];
    if (near.length > 0 || (farther.length === 0 && search.distance >= anyDistance))
      return { list: near, distance: search.distance };
    return { list: [...count(find({ ...changes, distance: anyDistance }))], distance: anyDistance };
  };
  const none = { list: [] as [number, number][], distance: search.distance };
  const years = search.years.length > 0 ? counted({ years: around(search.years) }, countYears) : none;
  const models = model ? counted({ makeId, modelIds: [] }, countModels) : none;
  return {
    farther: farther.slice(0, 6).map(({ store, miles, count }) => ({
      store,
      miles,
      ...offer({ distance: anyDistance, storeIds: [store.id] }, count),
    })),
    unfiltered: unfiltered > 0 ? offer(plain, unfiltered) : undefined,
    years: years.list
      .sort((a, b) => a[0] - b[0])
      .map(([year, count]) => ({ year, ...offer({ years: [[year, year]], distance: years.distance }, count) })),
    models: models.list
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([id, count]) => ({
        name: stock.catalog.model(id).name,
        ...offer({ makeId, modelIds: [id], distance: models.distance }, count),
      })),
    make: stock.catalog.findMake(makeId)?.name ?? "",
    stores: place ? listNearestStores(stock, place, 3, "inventory") : [],
  };
}

const around = (years: YearList): YearList =>
  years.length === 0 ? [] : [[(years[0]?.[0] ?? 0) - yearsAround, (years.at(-1)?.[1] ?? 0) + yearsAround]];
