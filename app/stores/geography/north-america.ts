import type { Point } from "#core/distance.ts";
import type { FrameId } from "./frames.ts";
import generated from "./north-america.generated.json" with { type: "json" };

type Layers<T> = Record<"land" | "lakes" | "states" | "nations", T>;

/** Ready path data of each frame of the overview. */
export const overviewPaths: Readonly<Record<FrameId, Layers<string>>> = generated.overview;

/** A line or ring in degrees, with the box around it. */
export type Shape = {
  readonly points: readonly Point[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};
type Detail = Layers<readonly Shape[]> & { readonly rivers: readonly Shape[] };

function unpack(steps: readonly number[]): Shape {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    points.push({ longitude: x / 100, latitude: y / 100 });
  }
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    points,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

let unpacked: Detail | undefined;

/** Coasts, lakes, rivers and borders fine enough for a map of some hundred miles; unpacked when first asked for. */
export function detail(): Detail {
  const { land, lakes, rivers, states, nations } = generated.detail;
  unpacked ??= {
    land: land.map(unpack),
    lakes: lakes.map(unpack),
    rivers: rivers.map(unpack),
    states: states.map(unpack),
    nations: nations.map(unpack),
  };
  return unpacked;
}

export type Town = Point & { readonly name: string };

let listed: readonly Town[] | undefined;

/** Towns to name on a map, the larger first. */
export function towns(): readonly Town[] {
  listed ??= (generated.towns as [string, number, number][]).map(([name, x, y]) => ({
    name,
    longitude: x / 100,
    latitude: y / 100,
  }));
  return listed;
}
