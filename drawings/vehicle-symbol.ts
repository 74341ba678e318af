import { type BodyStyle, isBodyStyle } from "./body-shapes.ts";
import { paints } from "./paints.ts";
import { vehicleGroup } from "./vehicle.ts";

/** File name of the drawing that a page paints itself: one a body, whatever its cars' colours. */
export const vehicleSymbolName = (style: BodyStyle): string => `${style}.svg`;

export function parseVehicleSymbolName(name: string): BodyStyle | undefined {
  const style = name.replace(/\.svg$/, "");
  return isBodyStyle(style) ? style : undefined;
}

/** What `<use href="sedan.svg#car">` draws, 8:5, in the current colour of where it stands. */
export function vehicleSymbolSvg(style: BodyStyle): string {
  const drawing = vehicleGroup({ style, paint: "plata", stands: true }).replaceAll(paints.plata, "currentColor");
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="car" viewBox="0 -96 640 400">${drawing}</symbol></svg>`;
}
