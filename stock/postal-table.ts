import type { Point } from "#core/distance.ts";

export type PostalPlace = {
  readonly code: string;
  readonly country: "US" | "CA";
  readonly city: string;
  readonly state: string;
  /** Null for codes that are nowhere on the map (military post). */
  readonly point: Point | null;
};

export type CityPlace = Point & {
  readonly city: string;
  readonly state: string;
  readonly country: "US" | "CA";
  /** Of its codes the most central one. */
  readonly code: string;
  /** How many it has: the nearest thing to its size. */
  readonly codes: number;
};

type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

export type PostalTable = {
  readonly size: number;
  /** By five digits or the first three signs. */
  find(area: string): PostalPlace | undefined;
  /** Every code that is somewhere on the map, in order of code. */
  points(): Iterable<Point & { readonly code: string }>;
  /** Cities whose folded name begins so, in order of name; `state` narrows. */
  cities(prefix: string, state?: string): readonly CityPlace[];
  /** Cities that are called just so, the larger first. */
  citiesNamed(name: string, state?: string): readonly CityPlace[];
  /** The larger cities between these degrees, villages too; at most so many, the larger first. */
  citiesIn(bounds: Bounds, most: number): readonly CityPlace[];
};
