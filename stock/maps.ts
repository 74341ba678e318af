import type { StoreMap } from "#core/store-map.ts";
import type { ImageRow } from "#data/schema.ts";
import type { Stock } from "./stock.ts";

export const findStoreMap = (stock: Stock, storeId: number): StoreMap | undefined => stock.chain.maps.get(storeId);

/** The map's own picture, when it has one. */
export const findMapImage = (stock: Stock, map: StoreMap): ImageRow | undefined =>
  map.imageId === null ? undefined : stock.chain.images.get(map.imageId);
