import { type BodyStyle, isBodyStyle } from "./body-shapes.ts";
import { isPaint, type Paint } from "./paints.ts";

type VehicleArt = { style: BodyStyle; paint: Paint; stands: boolean };

/** File name of a static drawing: `sedan-azul.svg` in the yard, `sedan-azul-ruedas.svg` on its wheels. */
export const vehicleArtName = (style: BodyStyle, paint: Paint, stands: boolean): string =>
  `${style}-${paint}${stands ? "" : "-ruedas"}.svg`;

export function parseVehicleArtName(name: string): VehicleArt | undefined {
  const match = /^([a-z]+)-([a-z]+)(-ruedas)?\.svg$/.exec(name);
  const [, style = "", paint = "", wheels] = match ?? [];
  return isBodyStyle(style) && isPaint(paint) ? { style, paint, stands: wheels === undefined } : undefined;
}
