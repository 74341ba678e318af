/** The same rows in two shapes: for a wide place, and for a phone or a column. */
export const shapeNames = ["land", "port"] as const;
export type ShapeName = (typeof shapeNames)[number];

/** The frame of a shape in its own units; a unit is about a pixel where it is shown. */
export type Measures = {
  /** The height when there are enough rows to fill it. */
  readonly width: number;
  readonly height: number;
  readonly top: number;
  /** From the fence to the rows, on the far side and on the side of the main aisle. */
  readonly edge: number;
  readonly inner: number;
  /** The middle of the main aisle. */
  readonly main: number;
  readonly aisle: number;
  /** The strip of a band that is walkway, zone name and row labels. */
  readonly foot: number;
  readonly zone: number;
  readonly label: number;
  /** The strip outside the fence. */
  readonly gate: number;
  readonly deepest: number;
  /** From row to row: at least what a finger needs. */
  readonly narrowest: number;
  readonly widest: number;
  /** A car across its row at most. */
  readonly tile: number;
  /** An average letter of the zones' names. */
  readonly letter: number;
};

export const measures: Readonly<Record<ShapeName, Measures>> = {
  land: {
    width: 1000,
    height: 650,
    top: 5,
    edge: 8,
    inner: 60,
    main: 30,
    aisle: 16,
    foot: 18,
    zone: 21,
    label: 20,
    gate: 50,
    deepest: 150,
    narrowest: 26,
    widest: 84,
    tile: 26,
    letter: 7.7,
  },
  port: {
    width: 360,
    height: 541,
    top: 3,
    edge: 3,
    inner: 31,
    main: 15,
    aisle: 10,
    foot: 12,
    zone: 17,
    label: 17,
    gate: 52,
    deepest: 110,
    narrowest: 24.6,
    widest: 46,
    tile: 10.5,
    letter: 6.6,
  },
};
