import { useCopy, usePage } from "#app/page.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { Gallery } from "#app/vehicle/gallery.tsx";
import type { CarForSale } from "#core/car-for-sale.ts";
import { colorName } from "#core/color.ts";
import { vehicleName } from "#core/vehicle.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { carPhotoPath } from "#site/photos.ts";
import { copy } from "./copy.ts";

/** The yard's photos, or a drawing of the car on its wheels. */
export function Picture({ car }: { car: CarForSale }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(car);
  const photos = car.photos.map((_, at) => ({
    large: carPhotoPath(car.id, "large", at),
    thumb: carPhotoPath(car.id, "thumb", at),
    alt: words.photo(name, at + 1),
  }));
  const title = words.alt(name, colorName(car.color, edition));
  return (
    <Gallery photos={photos} drawing={vehicleSvg({ ...artOf(car), stands: false, title })} caption={words.drawing} />
  );
}
