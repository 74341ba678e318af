import { colorName } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import type { Store } from "#core/store.ts";
import { bodyName, type Vehicle } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { type PhotoSize, photoExtension, photoFile, photoFolder, photoPath } from "#site/photos.ts";
import { presentFacts } from "./present-facts.ts";
import type { ApiVehicle } from "./vehicle-shape.ts";

/** How many pictures have an address: the yard's photos, else the drawing of a body that we know. */
export const imageCountOf = ({ photos, body }: Pick<Vehicle, "photos" | "body">): number =>
  photos.length || (body ? 1 : 0);

export function presentVehicle(vehicle: Vehicle, store: Store, edition: Edition, origin: string): ApiVehicle {
  const imageCount = imageCountOf(vehicle);
  const shown = imageCount > 0;
  const image = (size: PhotoSize) => (shown ? origin + photoPath(vehicle.id, size) : "");
  const file = (size: PhotoSize) => (shown ? photoFile(vehicle.id, size) : "");
  return {
    id: vehicle.id,
    vin: vehicle.vin,
    year: vehicle.year,
    makeId: vehicle.makeId,
    modelId: vehicle.modelId,
    locationId: store.id,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    engine: vehicle.engine,
    transmission: termName(vehicle.transmission, edition),
    color: colorName(vehicle.color, edition),
    locationName: store.name,
    locationCode: store.code,
    city: store.city,
    zip: store.postalCode,
    state: store.stateName[edition],
    row: vehicle.row,
    dateAdded: `${vehicle.dateSet}T00:00:00+00:00`,
    barCodeNumber: vehicle.stockNumber,
    hasImage: shown,
    imageCount,
    imageName: image("large"),
    largeImage: image("large"),
    smallImage: image("small"),
    thumbNail: image("thumb"),
    url: shown ? origin + photoFolder : "",
    size1: file("thumb"),
    size2: file("small"),
    size3: file("large"),
    size4: file("large"),
    extension: shown ? photoExtension : "",
    section: vehicle.section,
    space: vehicle.space,
    ...(vehicle.heldUntil && { heldUntil: vehicle.heldUntil }),
    ...presentFacts(vehicle),
  };
}

export const presentVehicleDetail = (vehicle: Vehicle, store: Store, edition: Edition, origin: string) => ({
  ...presentVehicle(vehicle, store, edition, origin),
  bodyStyle: bodyName(vehicle.body, edition),
  drive: termName(vehicle.drive, edition),
  fuel: termName(vehicle.fuel, edition),
  mileage: vehicle.mileage,
  images: Array.from({ length: imageCountOf(vehicle) }, (_, at) => origin + photoPath(vehicle.id, "large", at)),
});
