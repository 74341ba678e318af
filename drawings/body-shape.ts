/**
 * Bodies on a 640 × 280 canvas, nose to the right, one scale for all (about 8.6 mm a unit). A body is two half-outlines
 * that meet at the belt: `top` runs from rear to nose, `bottom` from nose to rear; wheel arches are cut by the drawing.
 */
export type BodyShape = {
  /** Rear wheel x, front wheel x, tyre radius. */
  readonly wheels: readonly [number, number, number];
  readonly rocker: number;
  readonly rear: readonly [number, number];
  readonly nose: readonly [number, number];
  readonly top: string;
  readonly bottom: readonly [string, string];
  readonly glass: string;
  readonly pillar: string;
  readonly shine: string;
  readonly lines: string;
  readonly handles: string;
  readonly mirror: readonly [number, number];
  readonly tail: string;
  readonly head: string;
  readonly belt: string;
  /** Where and how large the paint pen writes. */
  readonly pen: readonly [number, number, number];
  readonly rail?: string;
  readonly bed?: string;
  readonly track?: string;
  /** Markup drawn before the body: seats, a cargo box. */
  readonly behind?: string;
  readonly clad?: true;
  /** The pen writes on paint instead of glass. */
  readonly penOnPaint?: true;
  readonly box?: true;
  /** Only the cab is body: no rear arch in it. */
  readonly cabOnly?: true;
};
