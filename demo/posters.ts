import type { Body } from "#core/body.ts";
import type { Color } from "#core/color.ts";
import { ink } from "#drawings/paints.ts";
import { penText, penWidth } from "#drawings/pen.ts";
import { vehicleGroup } from "#drawings/vehicle.ts";

export type Poster = {
  /** Two short lines in paint pen, the second larger. */
  lines: readonly [string, string];
  style: Body;
  paint: Color;
  ground: "sale" | "brand" | "guide" | "service";
  stands?: boolean;
};

/** By the highway code: temporary, ours, where, a service. */
const grounds = {
  sale: { back: "#ff8021", pen: ink },
  brand: { back: "#ffcd00", pen: ink },
  guide: { back: "#00573f", pen: "#ffffff" },
  service: { back: "#0b4a8f", pen: "#ffffff" },
} as const;

function penLine(text: string, y: number, room: number, size: number, color: string): string {
  const scale = Math.min(size, room / Math.max(1, penWidth(text)));
  return `<path transform="translate(28 ${y}) scale(${scale.toFixed(2)})" d="${penText(text)}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A picture without any font: paint pen, a car, and below it the stripe that sales wear. */
export function posterSvg(
  { lines, style, paint, ground, stands = true }: Poster,
  width: number,
  height: number,
): string {
  const { back, pen } = grounds[ground];
  const stripes = Array.from(
    { length: Math.ceil(width / 40) + 1 },
    (_, i) => `M${i * 40 - 20} ${height}l16-16h20l-16 16z`,
  ).join("");
  const wide = width / height > 1.4;
  const carWidth = wide ? width * 0.5 : width * 0.86;
  const scale = carWidth / 640;
  const carX = wide ? width - carWidth - 12 : (width - carWidth) / 2;
  const carY = height - 280 * scale - 8;
  const room = width - 56;
  // Letters are fourteen units high: the second line stays clear of the first.
  const first = { y: height * (wide ? 0.35 : 0.26), size: (height * (wide ? 0.2 : 0.14)) / 14 };
  const second = wide
    ? { y: height * 0.76, size: (height * 0.27) / 14, room: width - carWidth - 52 }
    : { y: height * 0.47, size: (height * 0.15) / 14, room };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0z" fill="${back}"/>`,
    `<path d="M0 ${height - 30}H${width}V${height}H0z" fill="${ink}" opacity=".16"/>`,
    ground === "sale" ? `<path d="${stripes}" fill="${ink}"/>` : "",
    penLine(lines[0], first.y, room, first.size, pen),
    penLine(lines[1], second.y, second.room, second.size, pen),
    `<g transform="translate(${carX.toFixed(1)} ${carY.toFixed(1)}) scale(${scale.toFixed(3)})">${vehicleGroup({ style, paint, stands })}</g></svg>`,
  ].join("");
}

/** The small sign beside a banner's title: a barricade diamond with a mark in paint pen. */
export const iconSvg = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path d="M48 4 92 48 48 92 4 48z" fill="#ff8021" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path transform="translate(${(48 - (penWidth(mark) * 1.5) / 2).toFixed(1)} 58) scale(1.5)" d="${penText(mark)}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
