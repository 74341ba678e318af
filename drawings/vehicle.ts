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
const spokes = "#596266";
const tailRed = "#d8182a";
const shadowOfArch = "#1b1e21";

/** Both wheels from the tyre inwards, one element for each ring of both: a list draws many cars. */
function wheels(rearX: number, frontX: number, y: number, radius: number): string {
  // A disc is the round end of a line.
  const discs = `M${rearX} ${y}h.01M${frontX} ${y}h.01`;
  const disc = (share: number, color: string) =>
    `<path d="${discs}" stroke="${color}" stroke-width="${Math.round(2 * radius * share)}"/>`;
  return disc(1, ink) + disc(0.64, rim) + disc(0.54, spokes) + disc(0.33, rim) + disc(0.13, ink);
}

function stand(x: number, y: number): string {
  const post = Math.max(4, 266 - y - 20);
  return `M${x - 20} ${y}h40l-7 10v${post}l7 10h-40l7-10v-${post}z`;
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

  const ground = stands
    ? "M24 268a296 8 0 1 1 592 0 296 8 0 1 1-592 0z"
    : "M28 251a292 8 0 1 1 584 0 292 8 0 1 1-584 0z";
  const sill = s.clad ? `M${rearX + dx + 2} ${s.rocker - 12}H${frontX - dx - 2}` : "";
  const seams = `M${bx - 2} ${by + 8}H${frontX + dx + 6}${rearSeam}`;
  const posts = stand(rearX + radius + 42, s.rocker - 2) + stand(frontX - radius - 42, s.rocker - 2);

  return [
    `<g stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">`,
    stands ? `<path d="${posts}" fill="${steel}"/>` : "",
    `<path d="${s.cabOnly ? "" : well(rearX)}${well(frontX)}M${rearX} ${s.rocker - 6}H${frontX}v11H${rearX}z" fill="${shadowOfArch}" stroke="none"/>`,
    s.behind ?? "",
    `<path d="M${ax} ${ay}${s.top}${under}" fill="${color}"/>`,
    `<path d="${ground}M${ax} ${ay}Q${(ax + bx) >> 1} ${shadeY} ${bx} ${by}${under}" fill-opacity="${dark ? 0.3 : 0.17}" stroke="none"/>`,
    `<path d="${s.glass}" fill="${glass}" stroke-width="3"/>`,
    s.belt || s.shine
      ? `<path d="${s.belt}${s.shine}" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.28 : 0.45}" stroke-linecap="butt"/>`
      : "",
    s.pillar ? `<path d="${s.pillar}" fill="none" stroke-width="7"/>` : "",
    `<path d="${s.lines}${s.bed ?? ""}${s.track ?? ""}${sill}${seams}" fill="none" stroke-width="2.5" stroke-opacity="${dark ? 0.9 : 0.62}"/>`,
    `<path d="${s.handles}${s.rail ?? ""}" fill="none" stroke-width="4.5"/>`,
    `<path d="${s.tail}" fill="${tailRed}" stroke-width="3"/><path d="${s.head}" fill="#fff" stroke-width="3"/>`,
    `<path d="M${mx} ${my + 6}h-16q-4-13 8-13 9 1 8 13z" fill="${color}" stroke-width="3"/>`,
    wheels(rearX, frontX, cy, radius),
    pen ? penMark(s, paint, pen) : "",
    "</g>",
  ].join("");
}

/** A vehicle from the side, 640 × 280. Never shows a maker's badge; always captioned as an illustration. */
export function vehicleSvg(drawing: VehicleDrawing): string {
  const name = drawing.title ? ` role="img" aria-label="${escapeMarkup(drawing.title)}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" width="640" height="280"${name}>${vehicleGroup(drawing)}</svg>`;
}
