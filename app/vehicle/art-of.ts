import { isColor } from "#core/color.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { BodyStyle } from "#drawings/body-shapes.ts";
import type { Paint } from "#drawings/paints.ts";
import { silhouetteOf } from "#drawings/silhouettes.ts";

type DrawableCar = Pick<Vehicle, "body" | "color"> & Partial<Pick<Vehicle, "make" | "model" | "trim">>;

/** What the drawing of a car looks like; an unknown colour is silver. */
export const artOf = (car: DrawableCar): { style: BodyStyle; paint: Paint } => ({
  style: silhouetteOf(car),
  paint: isColor(car.color) ? car.color : "plata",
});
