import { measures, type ShapeName } from "./yard-measures.ts";
import { deepestRow, type PlacedRow, type PlacedZone, round1, type YardShape } from "./yard-placed.ts";
import type { YardSketch } from "./yard-sketch.ts";
import { stackRows } from "./yard-stacks.ts";

const zoneGap = 0.8;
const fewestDeep = 14;
type Run = { zone: number; rows: number[] };
type Fit = { lines: number; inBand: number; tile: number; size: number };
type Strip = { runs: Run[]; units: number };

function stripOf(sketch: YardSketch, numbers: readonly number[]): Strip {
  const runs: Run[] = [];
  for (const number of numbers) {
    const zone = sketch.rows[number]?.[1] ?? 0;
    const last = runs.at(-1);
    if (last?.zone === zone) last.rows.push(number);
    else runs.push({ zone, rows: [number] });
  }
  return { runs, units: numbers.length + (runs.length - 1) * zoneGap };
}

/** Rows along their walkways; a walkway with more rows than can be pressed at this width is drawn in parts. */
function stripsOf(sketch: YardSketch, most: number): Strip[] {
  const bands: number[][] = [];
  sketch.rows.forEach(([, , band], number) => {
    bands[band] ??= [];
    bands[band].push(number);
  });
  return bands.flatMap((numbers) => {
    const parts = Math.ceil(stripOf(sketch, numbers).units / most);
    const size = Math.ceil(numbers.length / parts);
    return Array.from({ length: parts }, (_, part) => stripOf(sketch, numbers.slice(part * size, (part + 1) * size)));
  });
}

/** Lays the rows of a yard out, edge to edge: the gate and every row in one picture. */
export function shapeYard(sketch: YardSketch, name: ShapeName): YardShape {
  const m = measures[name];
  if (sketch.lying) return stackRows(sketch, name);
  const flip = sketch.gate === "right";
  const [left, right] = flip ? [m.edge, m.width - m.inner] : [m.inner, m.width - m.edge];
  const strips = stripsOf(sketch, (right - left) / m.narrowest);
  const spare = m.zone + m.label + m.foot;
  const room = (m.height - m.gate - m.top) / Math.max(1, strips.length) - spare;
  const deep = Math.min(m.deepest, Math.max(fewestDeep, room));
  const band = deep + spare;
  const pitches = strips.map(({ units }) => Math.min(m.widest, (right - left) / units));
  const { lines, inBand, tile } = fitCars(sketch, { band, deep, across: Math.min(m.widest, ...pitches), most: m.tile });
  const step = band / inBand;
  const rows: PlacedRow[] = [];
  const zones: PlacedZone[] = [];
  strips.forEach(({ runs, units }, strip) => {
    const pitch = pitches[strip] as number;
    const top = m.top + strip * band + m.zone;
    const aisle = round1(top + deep + m.label + m.foot / 2);
    let x = flip ? right - pitch * units : left;
    for (const run of runs) {
      const end = x + pitch * (run.rows.length + zoneGap);
      zones.push({ zone: run.zone, x: round1(x + 2), y: round1(top - 5), room: Math.min(end, right) - x - 4 });
      for (const number of run.rows) {
        const middle = round1(x + pitch / 2);
        rows[number] = {
          x: round1(x),
          y: round1(top - 2),
          width: round1(pitch),
          height: round1(deep + m.label),
          middle,
          base: strip * inBand,
          label: { x: middle, y: round1(top + deep + m.label - 5) },
          foot: { x: middle, y: aisle },
        };
        x += pitch;
      }
      x += pitch * zoneGap;
    }
  });
  const fence = round1(m.top + strips.length * band);
  return {
    name,
    measures: m,
    height: fence + m.gate,
    fence,
    main: flip ? m.width - m.main : m.main,
    rows,
    zones,
    aisles: strips.map((_, strip) => round1(m.top + (strip + 1) * band - m.foot / 2)),
    along: "y",
    direction: -1,
    deep: Math.floor(deep / step),
    origin: m.top + m.zone + deep,
    step,
    tile,
    lines,
  };
}

type Room = { band: number; deep: number; across: number; most: number };

/** Cars stand in two lines, nose to nose; in four where that draws them larger, as it does in a wide and flat place. */
function fitCars(sketch: YardSketch, { band, deep, across, most }: Room) {
  const [two, four] = [2, 4].map((lines) => {
    const widest = Math.min(most, (0.84 * across) / lines);
    // A whole number of cars fits from walkway to walkway, so that places are small whole numbers.
    const inBand = Math.ceil(band / Math.min(widest / 1.9, deep / deepestRow(sketch, lines)));
    const tile = Math.min(widest, (4 * band) / inBand);
    return { lines, inBand, tile, size: tile / inBand };
  }) as [Fit, Fit];
  return four.size > two.size ? four : two;
}
