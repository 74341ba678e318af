import { measures, type ShapeName } from "./yard-measures.ts";
import { deepestRow, type PlacedRow, type PlacedZone, round1, type YardShape } from "./yard-placed.ts";
import type { YardSketch } from "./yard-sketch.ts";

/** Rows that lie across the yard: one below the other, in stacks away from the main aisle. */
export function stackRows(sketch: YardSketch, name: ShapeName): YardShape {
  const m = measures[name];
  const flip = sketch.gate === "right";
  const stacks: number[][] = [];
  sketch.rows.forEach(([, , band], number) => {
    stacks[band] ??= [];
    stacks[band].push(number);
  });
  const longest = Math.max(1, ...stacks.map((stack) => stack.length));
  const pitch = Math.min(m.widest, Math.max(m.narrowest, (m.height - m.gate - m.top - m.zone) / longest));
  const wide = (m.width - m.inner - m.edge) / Math.max(1, stacks.length);
  const labels = 2 * m.label;
  const tile = Math.min(m.tile, 0.4 * pitch);
  const inStack = Math.ceil(wide / Math.min(tile * 0.9, (wide - labels - 6) / deepestRow(sketch, 2)));
  const rows: PlacedRow[] = [];
  const zones: PlacedZone[] = [];
  stacks.forEach((stack, at) => {
    const x = (flip ? m.edge : m.inner) + at * wide;
    const labelX = flip ? x + wide - labels / 2 : x + labels / 2;
    zones.push({ zone: sketch.rows[stack[0] ?? 0]?.[1] ?? 0, x: round1(x + 2), y: m.top + m.zone - 5, room: wide - 4 });
    stack.forEach((number, place) => {
      const y = m.top + m.zone + place * pitch;
      const middle = round1(y + pitch / 2);
      rows[number] = {
        x: round1(x),
        y: round1(y),
        width: round1(wide - 4),
        height: round1(pitch - 2),
        middle,
        base: at * inStack,
        label: { x: round1(labelX), y: round1(middle + 6) },
        foot: { x: round1(flip ? x + wide - 4 : x), y: middle },
      };
    });
  });
  const fence = round1(m.top + m.zone + longest * pitch);
  return {
    name,
    measures: m,
    height: fence + m.gate,
    fence,
    main: flip ? m.width - m.main : m.main,
    rows,
    zones,
    aisles: [],
    along: "x",
    direction: flip ? -1 : 1,
    deep: Math.floor((wide - labels - 6) / (wide / inStack)),
    origin: flip ? m.edge + wide - labels : m.inner + labels,
    step: wide / inStack,
    tile,
    lines: 2,
  };
}
