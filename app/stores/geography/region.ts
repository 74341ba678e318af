import { milesToKilometres, type Point } from "#core/distance.ts";
import { clipLine, clipRing } from "./clip.ts";
import { detail, type Shape } from "./north-america.ts";
import { pathData } from "./path.ts";
import { type Box, type Projection, sheet } from "./projection.ts";

type Size = { readonly width: number; readonly height: number };
export type Region = Size & { readonly project: Projection /** Units in a mile. */; readonly unitsPerMile: number };

const milesInDegree = 69.05;

/** A region around a point, so many miles to each side of the smaller extent. */
export function regionAround(centre: Point, miles: number, size: Size): Region {
  const unitsPerMile = Math.min(size.width, size.height) / 2 / miles;
  const at = { x: size.width / 2, y: size.height / 2 };
  return { ...size, unitsPerMile, project: sheet({ centre, scale: unitsPerMile * milesInDegree, at }) };
}

/** The smallest region that shows all points with air around them, never closer than `least` miles to a side. */
export function regionOf(points: readonly Point[], size: Size, least = 18): Region {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const tall = (north - south) * milesInDegree;
  const wide = (east - west) * milesInDegree * Math.cos((centre.latitude * Math.PI) / 180);
  // Pins stand on their spot and reach up; their names stand beside them.
  const [air, room] = [1.25, 70];
  const perMile = Math.min((size.height - room) / (tall * air || 1), (size.width - room) / (wide * air || 1));
  const miles = Math.max(least, Math.min(size.width, size.height) / 2 / perMile);
  return regionAround(centre, miles, size);
}

type RegionPaths = Record<"land" | "lakes" | "rivers" | "states" | "nations", string>;

/** What a region shows of land, water and borders, and so many units beyond its edges. */
export function regionPaths({ width, height, project }: Region, beyond: number): RegionPaths {
  const box: Box = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond };
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

/** The degrees that a region shows, with so many units beyond its edges. */
export const regionBounds = ({ width, height, project }: Region, beyond = 0) =>
  boundsOf({ left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }, project);

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

const niceMiles = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** A round distance that fills about a quarter of the width. */
export function scaleBar({ width, unitsPerMile }: Region): { miles: number; kilometres: number; units: number } {
  const miles = niceMiles.findLast((nice) => nice * unitsPerMile <= width / 4) ?? 1;
  return { miles, kilometres: Math.round(milesToKilometres(miles)), units: miles * unitsPerMile };
}
