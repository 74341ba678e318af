import { aisleOf, isUpright, type YardMap, type YardRow } from "./yard-geometry.ts";

/**
 * A yard as its drawing needs it, small enough to travel with a page: which rows lie along which walkway, in which
 * order. Rows are in the order of the yard, so that a row's place in the list is its number.
 */
export type YardSketch = {
  readonly gate: "left" | "right";
  /** Rows that lie across the yard stand in stacks along the main aisle instead of along walkways. */
  readonly lying: boolean;
  /** Names in the reader's language; rows say which by number. */
  readonly zones: readonly (readonly [code: string, name: string])[];
  readonly rows: readonly SketchRow[];
};

export type SketchRow = readonly [
  label: string,
  zone: number,
  /** Its walkway, from the far end to the gate; or its stack, from the left. */
  band: number,
  cars: number,
  /** How many of them the search found. */
  lit: number,
];

/** The walkways or stacks of a map with their rows in order; every row is in one. */
export function listBands(map: YardMap): YardRow[][] {
  const lying = isLying(map);
  const bands = new Map<number, YardRow[]>();
  for (const row of map.rows) {
    const at = lying ? row.x : aisleOf(row);
    bands.set(at, [...(bands.get(at) ?? []), row]);
  }
  const along = (row: YardRow) => (lying ? row.y : row.x);
  return [...bands].sort(([a], [b]) => a - b).map(([, rows]) => rows.sort((a, b) => along(a) - along(b)));
}

export const isLying = (map: YardMap): boolean => map.rows.length > 0 && !map.rows.some(isUpright);
