import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { findSharingCars, type SharingCars } from "./sharing-cars.ts";
import { findSimilar, type Similar } from "./similar.ts";

export type Others = { readonly sharing: SharingCars | undefined; readonly similar: Similar };

const none: Similar = { here: [], near: [] };

/** The cars that share its parts where that is known, else those of its model. */
export function findOthers(stock: Stock, vehicle: Vehicle, store: Store): Others {
  const sharing = findSharingCars(stock, vehicle, store);
  return { sharing, similar: sharing ? none : findSimilar(stock, vehicle, store) };
}
