import { findDrawnArt } from "#app/shell/drawn-art.ts";
import { artOf } from "#app/vehicle/art-of.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { Edition } from "#core/edition.ts";
import type { YardEvent } from "#core/event.ts";
import { isPartCategory, type Part } from "#core/part.ts";
import { findTopic } from "#core/pictogram.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { findOwnPictogram } from "#drawings/part-pictograms.ts";
import { ownPlateName, partPlateName, topicPlateName } from "#drawings/plate-art.ts";
import { vehicleArtName } from "#drawings/vehicle-art.ts";
import type { Assets } from "#render/assets.ts";
import { carPhotoPath, photoPath } from "#site/photos.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";

type Drawings = Pick<Assets, "url">;

const drawn = (car: Parameters<typeof artOf>[0], stands: boolean, assets: Drawings) => {
  const { style, paint } = artOf(car);
  return assets.url(`art/vehicles/${vehicleArtName(style, paint, stands)}`);
};

/** The address of what a hit shows: a photo, else the drawing of what it is; "" where there is neither. */
export const carPicture = (car: Vehicle, assets: Drawings): string =>
  car.photos.length > 0 ? photoPath(car.id, "small") : drawn(car, true, assets);

export const carForSalePicture = (car: CarForSale, assets: Drawings): string =>
  car.photos.length > 0 ? carPhotoPath(car.id, "small") : drawn(car, false, assets);

/** The yard as its map shows it. */
export const yardPicture = (stock: Stock, storeId: number, edition: Edition): string =>
  findStoreMap(stock, storeId) ? `/api/locations/mapdata/${storeId}${edition === "en" ? "?language=english" : ""}` : "";

export function eventPicture(event: YardEvent, edition: Edition, assets: Drawings): string {
  if (event.imageId) return `/images/${event.imageId}`;
  const art = findDrawnArt(event.art, edition);
  if (art) return assets.url(art.name);
  const topic = findTopic(event.art);
  return topic ? assets.url(topicPlateName(topic)) : "";
}

export function partPicture([first]: readonly Part[], assets: Drawings): string {
  const own = findOwnPictogram(first?.name.en ?? "");
  if (own) return assets.url(ownPlateName(own));
  const category = first?.category ?? "";
  return assets.url(partPlateName(isPartCategory(category) ? category : "other"));
}
