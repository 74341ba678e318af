import { escapeMarkup } from "#core/escape.ts";
import type { BodyShape } from "./body-shape.ts";
import { type BodyStyle, bodyShapes } from "./body-shapes.ts";
import { ink, lightPaints, type Paint, paints } from "./paints.ts";
import { penText } from "./pen.ts";

export type VehicleDrawing = {
  style: BodyStyle;
  paint: Paint;
  /** On stands = in the yard; on its wheels = for sale. */
  stands: boolean;
  /** Paint-pen text on the glass, such as the row. */
  pen?: string;
  /** The accessible name; without one the drawing is decoration. */
  title?: string;
};

const glass = "#39444a";
const steel = "#b9c0c2";
const rim = "#d6dbdc";
const tailRed = "#d8182a";
const shadowOfArch = "#1b1e21";
const round1 = (n: number) => +n.toFixed(1);

function wheel(x: number, y: number, radius: number): string {
  const hub = round1(radius * 0.43);
  const segment = (2 * Math.PI * hub) / 5;
  const on = round1(segment * 0.58);
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}" stroke="none"/>` +
    `<circle cx="${x}" cy="${y}" r="${round1(radius * 0.66)}" fill="${rim}" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="${hub}" fill="none" stroke="#596266" stroke-width="${round1(radius * 0.22)}" stroke-dasharray="${on} ${round1(segment - on)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round1(radius * 0.13)}" stroke="none" fill="${ink}"/>`
  );
}

function stand(x: number, y: number): string {
  const post = Math.max(4, 266 - y - 20);
  return `<path d="M${x - 20} ${y}h40l-7 10v${post}l7 10h-40l7-10v-${post}z" fill="${steel}"/>`;
}

function penMark(shape: BodyShape, paint: Paint, text: string): string {
  const [x, y, scale] = shape.pen;
  const dark = shape.box || (shape.penOnPaint && lightPaints.has(paint));
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${penText(text)}" fill="none" stroke="${dark ? ink : "#ffd21a"}" stroke-width="${scale > 3 ? 2 : 2.4}"/>`;
}

/** The drawing without its svg element, for scenes. */
export function vehicleGroup({ style, paint, stands, pen = "" }: VehicleDrawing): string {
  const s: BodyShape = bodyShapes[style];
  const color = paints[paint];
  const dark = paint === "negro";
  const [rearX, frontX, radius] = s.wheels;
  const [ax, ay] = s.rear;
  const [bx, by] = s.nose;
  const cy = 250 - radius;
  const R = radius + 8;
  const dx = Math.round(Math.sqrt(R * R - (s.rocker - cy) ** 2));
  const large = s.rocker > cy ? 1 : 0;
  const arch = (x: number) => `H${x + dx}A${R} ${R} 0 ${large} 0 ${x - dx} ${s.rocker}`;
  const well = (x: number) => `M${x - dx} ${s.rocker}A${R} ${R} 0 ${large} 1 ${x + dx} ${s.rocker}z`;
  const rear = s.cabOnly ? `H${ax + 6}` : `${arch(rearX)}H${ax + 12}`;
  const under = `${s.bottom[0]}V${s.rocker}${arch(frontX)}${rear}${s.bottom[1]}z`;
  const shadeY = Math.round((s.rocker + by) / 2 - 8) + 14;
  const [mx, my] = s.mirror;
  const rearSeam = s.cabOnly ? "" : `M${ax + 2} ${ay + 12}H${rearX - dx - 8}`;

  return [
    stands
      ? `<ellipse cx="320" cy="268" rx="296" ry="8" opacity=".16"/>`
      : `<ellipse cx="320" cy="251" rx="292" ry="8" opacity=".2"/>`,
    `<g stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">`,
    stands ? stand(rearX + radius + 42, s.rocker - 2) + stand(frontX - radius - 42, s.rocker - 2) : "",
    `<path d="${s.cabOnly ? "" : well(rearX)}${well(frontX)}M${rearX} ${s.rocker - 6}H${frontX}v11H${rearX}z" fill="${shadowOfArch}" stroke="none"/>`,
    s.behind ?? "",
    `<path d="M${ax},${ay}${s.top}${under}" fill="${color}"/>`,
    `<path d="M${ax},${ay}Q${(ax + bx) >> 1} ${shadeY} ${bx},${by}${under}" fill="#000" opacity="${dark ? 0.3 : 0.17}" stroke="none"/>`,
    s.clad ? `<path d="M${rearX + dx + 2} ${s.rocker - 12}H${frontX - dx - 2}" stroke-width="3" opacity=".55"/>` : "",
    s.belt ? `<path d="${s.belt}" fill="none" stroke="#fff" opacity="${dark ? 0.28 : 0.5}" stroke-width="3"/>` : "",
    `<path d="${s.glass}" fill="${glass}" stroke-width="3"/>`,
    s.shine
      ? `<path d="${s.shine}" stroke="#fff" opacity=".28" stroke-width="7" fill="none" stroke-linecap="butt"/>`
      : "",
    s.pillar ? `<path d="${s.pillar}" fill="none" stroke-width="7"/>` : "",
    `<path d="${s.lines}${s.bed ?? ""}${s.track ?? ""}" fill="none" stroke-width="2.5" opacity="${dark ? 0.9 : 0.62}"/>`,
    `<path d="${s.handles}${s.rail ?? ""}" fill="none" stroke-width="4.5"/>`,
    `<path d="${s.tail}" fill="${tailRed}" stroke-width="3"/><path d="${s.head}" fill="#fff" stroke-width="3"/>`,
    `<path d="M${mx} ${my + 6}h-16q-4-13 8-13 9 1 8 13z" fill="${color}" stroke-width="3"/>`,
    `<path d="M${bx - 2} ${by + 8}H${frontX + dx + 6}${rearSeam}" fill="none" stroke-width="2.5" opacity=".5"/>`,
    wheel(rearX, cy, radius),
    wheel(frontX, cy, radius),
    pen ? penMark(s, paint, pen) : "",
    "</g>",
  ].join("");
}

/** A vehicle from the side, 640 × 280. Never shows a maker's badge; always captioned as an illustration. */
export function vehicleSvg(drawing: VehicleDrawing): string {
  const name = drawing.title ? ` role="img" aria-label="${escapeMarkup(drawing.title)}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280"${name}>${vehicleGroup(drawing)}</svg>`;
}
