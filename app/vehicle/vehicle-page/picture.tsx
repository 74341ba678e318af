import { useCopy, usePage } from "#app/page.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { copy as carWords } from "#app/vehicle/copy.ts";
import { Gallery } from "#app/vehicle/gallery.tsx";
import { colorName } from "#core/color.ts";
import { type Vehicle, vehicleName } from "#core/vehicle.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { photoPath } from "#site/photos.ts";
import { copy } from "./copy.ts";

/** The yard's photos, or the drawing with the row painted on the glass. */
export function Picture({ vehicle }: { vehicle: Vehicle }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(vehicle);
  const photos = vehicle.photos.map((_, at) => ({
    large: photoPath(vehicle.id, "large", at),
    thumb: photoPath(vehicle.id, "thumb", at),
    alt: words.photo(name, at + 1),
  }));
  const title = words.alt(name, colorName(vehicle.color, edition));
  return (
    <Gallery
      photos={photos}
      drawing={vehicleSvg({ ...artOf(vehicle), stands: true, pen: vehicle.row, title })}
      caption={useCopy(carWords).illustration}
    />
  );
}
