import { vehicleKey } from "#core/vehicle.ts";
import type { PageId } from "#site/pages.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { listFamilies } from "#stock/part-families.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listMakesInStock, listModelsInStock, listNewestArrivals, searchVehicles } from "#stock/vehicles.ts";

/** An address in Spanish. */
export type PageAddress = { id: PageId; params: Record<string, string>; search: string };

const years = ["", "1998-2008", "2004-2012", "2001"];
const distances = [25, 50, 100, 250];

/** The same order on every machine, and neighbours in it have little in common. */
const scatter = <T>(list: T[]): T[] =>
  list
    .map((value, at) => ({ value, at: Math.imul(at + 1, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

/** What people ask for: a make or a model near a place, of some years. Only what finds something. */
function* listSearches(stock: Stock): Generator<PageAddress> {
  const makes = listMakesInStock(stock)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 15);
  const cars = makes.flatMap(({ id }) => {
    const models = listModelsInStock(stock, id).toSorted((a, b) => b.count - a.count);
    return [{ makeId: id, modelId: 0 }, ...models.slice(0, 3).map((model) => ({ makeId: id, modelId: model.id }))];
  });
  const all = stock.chain.grid.stores.flatMap(({ postalCode }) =>
    cars.flatMap((car) => distances.map((distance) => ({ ...car, distance, postalCode }))),
  );
  for (const [at, { makeId, modelId, distance, postalCode }] of scatter(all).entries()) {
    const origin = resolvePlace(stock, postalCode).place;
    if (!origin || searchVehicles(stock, { makeId, modelId, origin, miles: distance }).length === 0) continue;
    const query = new URLSearchParams({
      make: String(makeId),
      model: String(modelId),
      distance: String(distance),
      zip: postalCode.replace(" ", ""),
      year: years[at % 8] ?? "",
    });
    yield { id: "inventoryResults", params: {}, search: `?${query}` };
  }
}

function listParts(stock: Stock): PageAddress[] {
  const models = stock.catalog.makes.flatMap(({ id }) => listModelsInStock(stock, id));
  const common = models.toSorted((a, b) => b.count - a.count).slice(0, 20);
  const families = listFamilies(stock.prices).slice(0, 20);
  const asked = families.flatMap(({ slug }) => common.map((model) => ({ part: slug.es, model: model.id })));
  const { stores } = stock.chain.grid;
  return asked.map(({ part, model }, at) => ({
    id: "partAnswer",
    params: { part, model: modelSlug(stock.catalog, model) },
    search: `?zip=${encodeURIComponent(stores[at % stores.length]?.postalCode ?? "")}`,
  }));
}

/** Addresses by page, each another. */
export function listAsked(stock: Stock): Partial<Record<PageId, PageAddress[]>> {
  const { stores } = stock.chain.grid;
  const page = (id: PageId, params: Record<string, string>, search = ""): PageAddress => ({ id, params, search });
  return {
    inventoryResults: [...listSearches(stock)],
    vehicle: listNewestArrivals(stock, 2000).map((car) => page("vehicle", { vin: vehicleKey(car) })),
    store: stores.map(({ id, slug }) => page("store", { id: String(id), slug })),
    partPricing: stores
      .filter(({ services }) => services.has("partpricing"))
      .flatMap(({ id }) => ["", "&type=pickup"].map((type) => page("partPricing", {}, `?store=${id}${type}`))),
    partAnswer: listParts(stock),
  };
}
