import { type BodyStyle, bodyStyles } from "./body-shapes.ts";
import { paints } from "./paints.ts";
import { vehicleGroup } from "./vehicle.ts";

/** File of the drawings that a page paints itself: one for all bodies, since a list of cars shows most of them. */
export const vehicleSymbolsName = "bodies.svg";

function symbolOf(style: BodyStyle): string {
  const drawing = vehicleGroup({ style, paint: "plata", stands: true }).replaceAll(paints.plata, "currentColor");
  return `<symbol id="${style}" viewBox="0 -96 640 400">${drawing}</symbol>`;
}

/** What `<use href="bodies.svg#sedan">` draws, 8:5, in the current colour of where it stands. */
export const vehicleSymbolsSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${bodyStyles.map(symbolOf).join("")}</svg>`;
