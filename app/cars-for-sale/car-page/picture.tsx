import { useCopy, usePage } from "#app/page.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import { colorName } from "#core/color.ts";
import { vehicleName } from "#core/vehicle.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { carPhotoPath, photoSizes } from "#site/photos.ts";
import { copy } from "./copy.ts";

/** The yard's photos, or a drawing of the car on its wheels. */
export function Picture({ car }: { car: CarForSale }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(car);
  if (car.photos.length > 0) {
    return (
      <div className="photos">
        {car.photos.map((id, at) => (
          <img
            key={id}
            src={carPhotoPath(car.id, "large", at)}
            width={photoSizes.large}
            height={(photoSizes.large * 5) / 8}
            alt={words.photo(name, at + 1)}
            loading={at > 0 ? "lazy" : undefined}
          />
        ))}
      </div>
    );
  }
  const title = words.alt(name, colorName(car.color, edition));
  return (
    <>
      <div className="scene scene--road">
        <Drawing svg={vehicleSvg({ ...artOf(car), stands: false, title })} />
      </div>
      <p className="muted small mt-2">{words.drawing}</p>
    </>
  );
}
