import { isColor } from "#core/color.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { type BodyStyle, isBodyStyle } from "#drawings/body-shapes.ts";
import type { Paint } from "#drawings/paints.ts";

/** What the drawing of a car looks like; an unknown body is a sedan, an unknown colour silver. */
export const artOf = ({ body, color }: Pick<Vehicle, "body" | "color">): { style: BodyStyle; paint: Paint } => ({
  style: isBodyStyle(body) ? body : "sedan",
  paint: isColor(color) ? color : "plata",
});
