import type { Stock } from "#stock/stock.ts";
import type { Town } from "./north-america.ts";
import { type Region, regionBounds } from "./region.ts";

/** On wider maps the towns with several postal codes are enough. */
const mostMiles = 110;
const most = 60;

/** Towns too small for the map of the continent, for a map of some miles: away from the large cities it would be bare. */
export function listVillages({ postal }: Stock, region: Region, beyond = 0): readonly Town[] {
  if (region.width / region.unitsPerMile > mostMiles) return [];
  return postal
    .citiesIn(regionBounds(region, beyond), most)
    .map(({ city, latitude, longitude }) => ({ name: city, latitude, longitude }));
}
