import { useCopy, usePage } from "#app/page.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { Scene } from "#app/vehicle/scene.tsx";
import { colorName } from "#core/color.ts";
import { type Vehicle, vehicleName } from "#core/vehicle.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { photoPath, photoSizes } from "#site/photos.ts";
import { copy } from "./copy.ts";

/** The yard's photos, or the drawing with the row painted on the glass. */
export function Picture({ vehicle }: { vehicle: Vehicle }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(vehicle);
  if (vehicle.photos.length > 0) {
    return (
      <div className="photos">
        {vehicle.row && <RowPlaque row={vehicle.row} size="xl" />}
        {vehicle.photos.map((id, at) => (
          <img
            key={id}
            src={photoPath(vehicle.id, "large", at)}
            width={photoSizes.large}
            height={(photoSizes.large * 5) / 8}
            alt={words.photo(name, at + 1)}
            loading={at > 0 ? "lazy" : undefined}
          />
        ))}
      </div>
    );
  }
  const title = words.alt(name, colorName(vehicle.color, edition));
  return (
    <Scene row={vehicle.row || undefined}>
      <Drawing svg={vehicleSvg({ ...artOf(vehicle), stands: true, pen: vehicle.row, title })} />
    </Scene>
  );
}
