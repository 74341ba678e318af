import type { Words } from "./edition.ts";

type MapZone = { readonly code: string; readonly name: Words };
/** A row of cars as a rectangle in the map's units. */
type MapRow = {
  readonly row: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type StoreMap = {
  readonly storeId: number;
  readonly title: Words;
  readonly width: number;
  readonly height: number;
  readonly gate: "left" | "right";
  /** Null = drawn from the rows. */
  readonly imageId: string | null;
  readonly zones: readonly MapZone[];
  readonly rows: readonly MapRow[];
};
