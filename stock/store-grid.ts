import { milesBetween, type Point } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { compareText } from "#core/text.ts";

export type NearStore = { readonly store: Store; readonly miles: number };

/** Stores in cells of one degree: a search looks only at the cells that its circle touches. */
export type StoreGrid = {
  /** By name. */
  readonly stores: readonly Store[];
  /** Every store that may lie within the circle, and some beyond; those with the origin's own code always. */
  candidates(origin: Origin, miles: number): readonly Store[];
  /** The first store with this code of its own. */
  findAtPostal(postalKey: string): Store | undefined;
};

const milesInDegree = 69;
const cellOf = (latitude: number, longitude: number) => Math.floor(latitude + 90) * 361 + Math.floor(longitude + 180);

export const byName = (a: Store, b: Store): number => compareText(a.name, b.name) || a.id - b.id;

export function createStoreGrid(unordered: readonly Store[]): StoreGrid {
  const stores = unordered.toSorted(byName);
  const cells = Map.groupBy(stores, (store) => cellOf(store.latitude, store.longitude));
  const byPostal = Map.groupBy(stores, (store) => store.postalKey);
  return {
    stores,
    findAtPostal: (postalKey) => byPostal.get(postalKey)?.[0],
    candidates({ latitude, longitude, postal }, miles) {
      const high = miles / milesInDegree + 0.01;
      const narrow = Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180);
      const wide = high / narrow;
      if (4 * high * wide >= cells.size || longitude - wide < -180 || longitude + wide > 180) return stores;
      const found = new Set(byPostal.get(postal));
      for (let lat = Math.floor(latitude - high); lat <= Math.floor(latitude + high); lat++) {
        for (let lon = Math.floor(longitude - wide); lon <= Math.floor(longitude + wide); lon++) {
          for (const store of cells.get(cellOf(lat, lon)) ?? []) found.add(store);
        }
      }
      return [...found];
    },
  };
}

/** A place to measure from; `postal` is its code without blanks, since a store's own code is the store's own point. */
export type Origin = Point & { readonly postal: string };

/** Miles from an origin to a store; 0 from its own postal code. */
export const milesTo = (origin: Origin, store: Store): number =>
  origin.postal !== "" && origin.postal === store.postalKey ? 0 : milesBetween(origin, store);
