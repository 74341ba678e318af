import { milesBetween, type Point } from "#core/distance.ts";
import type { Store } from "#core/store.ts";

export type NearStore = { readonly store: Store; readonly miles: number };

/** Stores in cells of one degree: a search looks only at the cells that its circle touches. */
export type StoreGrid = {
  readonly stores: readonly Store[];
  /** Every store that may lie within the circle, and some beyond. */
  candidates(point: Point, miles: number): readonly Store[];
  /** The first store with this code of its own. */
  findAtPostal(postalKey: string): Store | undefined;
};

const milesInDegree = 69;
const cellOf = (latitude: number, longitude: number) => Math.floor(latitude + 90) * 361 + Math.floor(longitude + 180);

export function createStoreGrid(stores: readonly Store[]): StoreGrid {
  const cells = Map.groupBy(stores, (store) => cellOf(store.latitude, store.longitude));
  const byPostal = new Map([...stores].reverse().map((store) => [store.postalKey, store]));
  return {
    stores,
    findAtPostal: (postalKey) => byPostal.get(postalKey),
    candidates({ latitude, longitude }, miles) {
      const high = miles / milesInDegree + 0.01;
      const narrow = Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180);
      const wide = high / narrow;
      if (4 * high * wide >= cells.size || longitude - wide < -180 || longitude + wide > 180) return stores;
      const found: Store[] = [];
      for (let lat = Math.floor(latitude - high); lat <= Math.floor(latitude + high); lat++) {
        for (let lon = Math.floor(longitude - wide); lon <= Math.floor(longitude + wide); lon++) {
          const here = cells.get(cellOf(lat, lon));
          if (here) found.push(...here);
        }
      }
      return found;
    },
  };
}

/** A place to measure from; `postal` is its code without blanks, since a store's own code is the store's own point. */
export type Origin = Point & { readonly postal: string };

/** Miles from an origin to a store; 0 from its own postal code. */
export const milesTo = (origin: Origin, store: Store): number =>
  origin.postal !== "" && origin.postal === store.postalKey ? 0 : milesBetween(origin, store);
