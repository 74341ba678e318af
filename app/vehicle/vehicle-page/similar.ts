import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";

export type Nearby = { readonly vehicle: Vehicle; readonly store: Store; readonly miles: number };

export type Similar = { readonly here: readonly Vehicle[]; readonly near: readonly Nearby[] };

const here = 4;
const storesNear = 4;
const perStore = 40;

/** Nearest in year first. */
const byYear = (wanted: number) => (a: Vehicle, b: Vehicle) => Math.abs(a.year - wanted) - Math.abs(b.year - wanted);

/** Cars of the same model at the same yard, and the likest one of each of the nearest other yards. */
export function findSimilar(stock: Stock, vehicle: Vehicle, store: Store): Similar {
  const { latitude, longitude } = store;
  const matches = searchVehicles(stock, {
    modelId: vehicle.modelId,
    origin: { latitude, longitude, postal: "" },
  });
  const like = byYear(vehicle.year);
  const others = (cars: Vehicle[]) => cars.filter(({ id }) => id !== vehicle.id).sort(like);
  const own = matches.find((match) => match.store.id === store.id);
  return {
    here: own ? others(own.vehicles(0, perStore)).slice(0, here) : [],
    near: matches
      .filter((match) => match.store.id !== store.id)
      .slice(0, storesNear)
      .flatMap((match) =>
        others(match.vehicles(0, perStore))
          .slice(0, 1)
          .map((car) => ({ vehicle: car, store: match.store, miles: match.miles ?? 0 })),
      ),
  };
}
