import { usePage } from "#app/page.tsx";
import type { BodyStyle } from "#drawings/body-shapes.ts";
import type { Paint } from "#drawings/paints.ts";
import { vehicleArtName } from "#drawings/vehicle-art.ts";
import "./car-card.css";

type VehicleArtProps = { style: BodyStyle; paint: Paint; stands?: boolean; lazy?: boolean };

/** The drawing of a body and a paint as a small static file: an illustration, so it has no text of its own. */
export function VehicleArt({ style, paint, stands = true, lazy = true }: VehicleArtProps) {
  const { asset } = usePage();
  const src = asset(`art/vehicles/${vehicleArtName(style, paint, stands)}`);
  return (
    <div className="car__art">
      <img src={src} width="640" height="280" alt="" loading={lazy ? "lazy" : undefined} />
    </div>
  );
}
