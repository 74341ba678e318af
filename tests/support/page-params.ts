import { vehicleKey } from "#core/vehicle.ts";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { fewestCars, fullFamilies } from "#stock/part-pages.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { pick } from "./site-addresses.ts";

type Listing = { list?: (stock: Stock) => Iterable<Record<string, string>> };

/** How many of the pages of a part for a model stand for all of them. */
const partPages = 300;

/** The parameters of a page's addresses; those of cars and of parts for a model are in no list of the page. */
export function listParams(id: PageId, page: Listing, stock: Stock, edition: Edition): Record<string, string>[] {
  if (id === "vehicle")
    return searchVehicles(stock, {}).flatMap((group) => group.vehicles().map((car) => ({ vin: vehicleKey(car) })));
  if (id === "partAnswer") {
    const models = [...stock.present.modelCounts].filter(([, count]) => count >= fewestCars);
    const all = models.flatMap(([modelId]) =>
      fullFamilies(stock, stock.catalog.model(modelId).body).map((family) => ({
        part: family.slug[edition],
        model: modelSlug(stock.catalog, modelId),
      })),
    );
    return pick(all, partPages);
  }
  return page.list ? [...page.list(stock)] : [{}];
}
