import type { Measures, ShapeName } from "./yard-measures.ts";
import type { YardSketch } from "./yard-sketch.ts";

/** A row in a drawing. */
export type PlacedRow = {
  /** What of it can be pressed: its cars and its label. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle between its two lines of cars. */
  readonly middle: number;
  /** Where its first cars stand, in cars from `YardShape.origin`. */
  readonly base: number;
  readonly label: { readonly x: number; readonly y: number };
  /** Where one leaves its walkway. */
  readonly foot: { readonly x: number; readonly y: number };
};
export type PlacedZone = { readonly zone: number; readonly x: number; readonly y: number; readonly room: number };

export type YardShape = {
  readonly name: ShapeName;
  readonly measures: Measures;
  readonly height: number;
  /** Where the fence ends; below it is the gate. */
  readonly fence: number;
  /** The middle of the main aisle. */
  readonly main: number;
  readonly rows: readonly PlacedRow[];
  readonly zones: readonly PlacedZone[];
  readonly aisles: readonly number[];
  /** How the cars stand: along x or y, from where, in which direction, how far apart and how wide. */
  readonly along: "x" | "y";
  readonly direction: 1 | -1;
  /** How many cars one behind the other a line has room for. */
  readonly deep: number;
  readonly origin: number;
  readonly step: number;
  readonly tile: number;
  /** In how many lines side by side the cars of a row stand. */
  readonly lines: number;
};

export const round1 = (n: number): number => Math.round(n * 10) / 10;

/** How many cars deep the yard is: its longest row, in so many lines. */
export const deepestRow = (sketch: YardSketch, lines: number): number =>
  Math.max(1, ...sketch.rows.map(([, , , cars]) => Math.ceil(cars / lines)));
