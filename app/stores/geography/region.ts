import { milesToKilometres, type Point } from "#core/distance.ts";
import { clipLine, clipRing } from "./clip.ts";
import { detail, type Shape, towns } from "./north-america.ts";
import { pathData } from "./path.ts";
import { type Box, inBox, type Projection, type Spot, sheet } from "./projection.ts";

export type Size = { readonly width: number; readonly height: number };
export type Region = Size & { readonly project: Projection /** Units in a mile. */; readonly unitsPerMile: number };

const milesInDegree = 69.05;

/** A region around a point, so many miles to each side of the smaller extent. */
export function regionAround(centre: Point, miles: number, size: Size): Region {
  const unitsPerMile = Math.min(size.width, size.height) / 2 / miles;
  const at = { x: size.width / 2, y: size.height / 2 };
  return { ...size, unitsPerMile, project: sheet({ centre, scale: unitsPerMile * milesInDegree, at }) };
}

/** The smallest region that shows all points with air around them, never closer than `least` miles to a side. */
export function regionOf(points: readonly Point[], size: Size, least = 12): Region {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const tall = (north - south) * milesInDegree;
  const wide = (east - west) * milesInDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const air = 1.34;
  const perMile = Math.min(size.height / (tall * air || 1), size.width / (wide * air || 1));
  const miles = Math.max(least, Math.min(size.width, size.height) / 2 / perMile);
  return regionAround(centre, miles, size);
}

export type RegionPaths = Record<"land" | "lakes" | "rivers" | "states" | "nations", string>;

/** What a region shows of land, water and borders. */
export function regionPaths({ width, height, project }: Region): RegionPaths {
  // A little beyond the edge, so that outlines along the edge stay out of sight.
  const box: Box = { left: -6, top: -6, right: width + 6, bottom: height + 6 };
  const seen = boundsOf(box, project);
  const near = (shapes: readonly Shape[]) =>
    shapes.filter((s) => s.west < seen.east && s.east > seen.west && s.south < seen.north && s.north > seen.south);
  const spots = ({ points }: Shape) => points.map(project);
  const rings = (shapes: readonly Shape[]) =>
    pathData(
      near(shapes).map((shape) => clipRing(spots(shape), box)),
      { closed: true },
    );
  const lines = (shapes: readonly Shape[]) =>
    pathData(
      near(shapes).flatMap((shape) => clipLine(spots(shape), box)),
      { closed: false },
    );
  const { land, lakes, rivers, states, nations } = detail();
  return {
    land: rings(land),
    lakes: rings(lakes),
    rivers: lines(rivers),
    states: lines(states),
    nations: lines(nations),
  };
}

/** The degrees that a box covers, by asking where one degree leads. */
function boundsOf(box: Box, project: Projection) {
  const origin = project({ latitude: 0, longitude: 0 });
  const one = project({ latitude: 1, longitude: 1 });
  const longitude = (x: number) => (x - origin.x) / (one.x - origin.x);
  const latitude = (y: number) => (y - origin.y) / (one.y - origin.y);
  return {
    west: longitude(box.left),
    east: longitude(box.right),
    south: latitude(box.bottom),
    north: latitude(box.top),
  };
}

/** `x` is where the words begin; `dot` is the town. */
export type Label = Spot & { readonly text: string; readonly width: number; readonly dot: Spot };

const letter = 7.6;
const gap = 9;
const most = 14;

export const widthOf = (words: string): number => words.length * letter;

type Written = Spot & { readonly width: number };

/**
 * Names of towns with room around them, the larger first, right of the town or left of it; `taken` are spots with a pin,
 * `written` other words of the map.
 */
export function placeLabels(region: Region, taken: readonly Spot[], written: readonly Written[] = []): Label[] {
  const placed: Label[] = [];
  const frame: Box = { left: 8, top: 18, right: region.width - 8, bottom: region.height - 34 };
  const hasRoom = (label: Label) =>
    label.x > 4 &&
    label.x + label.width < region.width - 4 &&
    [...written, ...placed].every((other) => Math.abs(other.y - label.y) > 24 || apart(other, label)) &&
    taken.every((pin) => !touchesPin(label, pin));
  for (const town of towns()) {
    if (placed.length >= most) break;
    const dot = region.project(town);
    if (!inBox(dot, frame)) continue;
    const width = widthOf(town.name);
    const sides = [dot.x + gap, dot.x - gap - width].map((x) => ({ x, y: dot.y, dot, text: town.name, width }));
    const label = sides.find(hasRoom);
    if (label) placed.push(label);
  }
  return placed;
}

const apart = (a: Written, b: Written) => {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return right.x - gap * 2 > left.x + left.width;
};

/** A pin stands some 52 units high on its spot and 22 wide to each side. */
const touchesPin = ({ x, y, width, dot }: Label, pin: Spot) =>
  pin.y > y - 14 &&
  pin.y - 56 < y + 8 &&
  pin.x + 24 > Math.min(x, dot.x - 4) &&
  pin.x - 24 < Math.max(x + width, dot.x + 4);

const niceMiles = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** A round distance that fills about a quarter of the width. */
export function scaleBar({ width, unitsPerMile }: Region): { miles: number; kilometres: number; units: number } {
  const miles = niceMiles.findLast((nice) => nice * unitsPerMile <= width / 4) ?? 1;
  return { miles, kilometres: Math.round(milesToKilometres(miles)), units: miles * unitsPerMile };
}
