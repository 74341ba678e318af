import { presentFacts } from "#api/present-facts.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import { readSearch, writeSearch } from "#app/inventory/search.ts";
import { colorName } from "#core/color.ts";
import { roundMiles } from "#core/distance.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { Addresses } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";

const yardsTold = 5;
const carsTold = 10;

type FindCarsInput = {
  make: string;
  model?: string | undefined;
  year?: string | undefined;
  place?: string | undefined;
  miles: number;
};

/** The cars of a search in a few yards, and where the rest can be seen. */
export function tellCars(stock: Stock, asked: FindCarsInput, now: Date, edition: Edition, addresses: Addresses) {
  const query = new URLSearchParams({ make: asked.make, distance: String(asked.miles) });
  if (asked.model) query.set("model", asked.model);
  if (asked.year) query.set("year", asked.year);
  if (asked.place) query.set("zip", asked.place);
  const { search } = readSearch(resolveAddress(query, stock, now) ?? query, stock, now);
  const known = search.makeId > 0 && (!asked.model || search.modelIds.length > 0) && !search.place.wrong;
  const { matches, total } = known ? findCars(stock, search, now) : { matches: [], total: 0 };
  return {
    understood: {
      make: search.makeId > 0,
      model: !asked.model || search.modelIds.length > 0,
      place: !search.place.wrong,
    },
    total,
    yardsWithMatches: matches.length,
    url: addresses.url("inventoryResults", edition, {}, { query: writeSearch(search) }),
    yards: matches.slice(0, yardsTold).map(({ store, miles, count, vehicles }) => ({
      locationID: store.id,
      name: store.name,
      city: store.city,
      state: store.state,
      miles: miles === null ? null : roundMiles(miles),
      count,
      cars: vehicles(0, carsTold).map((car) => ({
        name: vehicleName(car),
        color: colorName(car.color, edition),
        engine: car.engine,
        ...presentFacts(car),
        row: car.row,
        space: car.space,
        inYardSince: car.dateSet,
        url: addresses.url("vehicle", edition, { vin: vehicleKey(car) }),
      })),
    })),
  };
}
