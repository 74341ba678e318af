import { artOf } from "#app/vehicle/art-of.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { paints } from "#drawings/paints.ts";
import "./yard-page.css";

/** A car as the yard shows it, to stand beside its name. */
export const PaintTile = ({ vehicle }: { vehicle: Pick<Vehicle, "body" | "color"> }) => (
  <svg className="yard-tile" viewBox="0 0 26 14" aria-hidden="true">
    <rect width="26" height="14" rx="3" fill={paints[artOf(vehicle).paint]} />
    <path d="M15 2h5v10h-5z" />
  </svg>
);
