import { type Paint, paintNames, paints } from "./paints.ts";
import { round1, type YardShape } from "./yard-placed.ts";

/** Paints of the cars of each row, in their order, by their number in `paintNames`. */
export type RowPaints = readonly (readonly number[])[];
/** A car that a search found: its row and its place in it. */
export type LitCar = readonly [row: number, slot: number];
export const paintNumber = (paint: Paint): number => paintNames.indexOf(paint);

/** Half a unit, so that places across are whole numbers too. */
const fine = 2;
const between = 1;

/** Cars stand in lines, one in each in turn, evenly from the walkway to the far end. */
function carPlace(shape: YardShape, row: number, slot: number, cars: number): { along: number; across: number } {
  const { base = 0, middle = 0 } = shape.rows[row] ?? {};
  const { lines } = shape;
  const line = slot % lines;
  const inLine = Math.ceil((cars - line) / lines);
  const deep = Math.floor((((slot - line) / lines) * shape.deep) / Math.max(1, inLine));
  const side = (line - (lines - 1) / 2) * (shape.tile + between);
  return {
    along: shape.direction === 1 ? base + deep : base - deep - 1,
    across: Math.round((middle + side) * fine),
  };
}

const signed = (n: number) => (n < 0 ? String(n) : ` ${n}`);

/** The group in which places are whole numbers: cars along the row, half units across. */
function carsTransform({ along, origin, step }: YardShape): string {
  const [at, car, half] = [+origin.toFixed(2), +step.toFixed(4), 1 / fine];
  return along === "y" ? `translate(0 ${at})scale(${half} ${car})` : `translate(${at} 0)scale(${car} ${half})`;
}

/** Strokes over cars, each one car long; drawn as wide as a car they are their bodies. Neighbours become one stroke. */
function strokes({ along: axis }: YardShape, columns: ReadonlyMap<number, number[]>): string {
  let d = "";
  for (const [across, places] of columns) {
    places.sort((a, b) => a - b);
    let end: number | undefined;
    for (let at = 0; at < places.length; ) {
      const start = places[at] as number;
      let length = 1;
      while (places[at + length] === start + length) length++;
      at += length;
      if (axis === "y") d += end === undefined ? `M${across}${signed(start)}v${length}` : `m0 ${start - end}v${length}`;
      else d += end === undefined ? `M${start}${signed(across)}h${length}` : `m${start - end} 0h${length}`;
      end = start + length;
    }
  }
  return d;
}

const path = (attributes: string, d: string) => `<path ${attributes} d="${d}"/>`;

const painted = (byPaint: readonly string[], by: "stroke" | "fill") =>
  byPaint.map((d, at) => (d ? path(`${by}="${paints[paintNames[at] as Paint]}"`, d) : "")).join("");

const addTo = (columns: Map<number, number[]>, across: number, along: number) => {
  const places = columns.get(across);
  if (places) places.push(along);
  else columns.set(across, [along]);
};

/**
 * All cars of a yard: one path for each paint, one for the gaps between cars and, where they are large enough to show
 * it, one for their glass, so that thousands take some sixteen nodes. The data says a car's row and no more, so they
 * stand evenly in it.
 */
export function yardCars(shape: YardShape, cars: RowPaints): string {
  const byPaint = paintNames.map(() => new Map<number, number[]>());
  const gaps = new Map<number, number[]>();
  const glass = new Map<number, number[]>();
  cars.forEach((row, number) => {
    for (let slot = 0; slot < (row.length > 0 ? shape.lines : 0); slot++) {
      const { along, across } = carPlace(shape, number, slot, row.length);
      const first = shape.direction === 1 ? along : along - shape.deep + 1;
      for (let deep = 0; deep < shape.deep; deep++) addTo(gaps, across, first + deep);
    }
    row.forEach((paint, slot) => {
      const { along, across } = carPlace(shape, number, slot, row.length);
      addTo(byPaint[paint] as Map<number, number[]>, across, along);
      if (shape.name === "land") addTo(glass, across + Math.round(shape.tile * 0.32) * (slot % 2 ? -1 : 1), along);
    });
  });
  const wide = Math.round(shape.tile * fine * 10) / 10;
  const panes =
    glass.size > 0 ? path(`class="yard-glass" stroke-width="${Math.round(wide * 0.18)}"`, strokes(shape, glass)) : "";
  return (
    `<g transform="${carsTransform(shape)}" stroke-width="${wide}">` +
    `${painted(
      byPaint.map((columns) => strokes(shape, columns)),
      "stroke",
    )}` +
    `${path('class="yard-gap"', strokes(shape, gaps))}${panes}</g>`
  );
}

/** A car's tile in the units of the drawing. */
export function carBox(shape: YardShape, row: number, slot: number, cars: number) {
  const place = carPlace(shape, row, slot, cars);
  const [start, deep] = [shape.origin + (place.along + 0.07) * shape.step, shape.step * 0.86];
  const side = place.across / fine - shape.tile / 2;
  return shape.along === "y"
    ? { x: round1(side), y: round1(start), width: round1(shape.tile), height: round1(deep) }
    : { x: round1(start), y: round1(side), width: round1(deep), height: round1(shape.tile) };
}

/** Beyond so many, a lamp has no glow and no edge of its own. */
const fewLamps = 200;

/** Lamps under the cars that a search found, and those cars on top, in as few nodes however many they are. */
export function yardLamps(shape: YardShape, cars: RowPaints, lit: readonly LitCar[]): string {
  const byPaint: string[] = paintNames.map(() => "");
  let all = "";
  for (const [row, slot] of lit) {
    const { x, y, width, height } = carBox(shape, row, slot, cars[row]?.length ?? 0);
    const box = `M${x} ${y}h${width}v${height}h${-width}z`;
    byPaint[cars[row]?.[slot] ?? 0] += box;
    all += box;
  }
  if (!all) return "";
  const under = lit.length > fewLamps ? ["yard-lamp"] : ["yard-glow", "yard-edge", "yard-lamp"];
  return under.map((name) => path(`class="${name}"`, all)).join("") + painted(byPaint, "fill");
}
