import type { Point } from "#core/distance.ts";

export type Spot = { readonly x: number; readonly y: number };
/** Turns a place into a spot on a drawing. */
export type Projection = (place: Point) => Spot;
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers' conic with equal areas: straight enough over a continent. `scale` is the earth's radius in units. */
export function albers({
  parallels,
  centre,
  scale,
  at,
}: {
  parallels: readonly [number, number];
  centre: Point;
  scale: number;
  at: Spot;
}): Projection {
  const [south, north] = parallels.map(radians) as [number, number];
  const n = (Math.sin(south) + Math.sin(north)) / 2;
  const c = Math.cos(south) ** 2 + 2 * n * Math.sin(south);
  const radius = (latitude: number) => Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n;
  const middle = radius(centre.latitude);
  return ({ latitude, longitude }) => {
    const turn = n * radians(longitude - centre.longitude);
    const away = radius(latitude);
    return { x: at.x + scale * away * Math.sin(turn), y: at.y - scale * (middle - away * Math.cos(turn)) };
  };
}

/** A flat sheet around its middle: right within some hundred miles. `scale` is units in a degree of latitude. */
export function sheet({ centre, scale, at }: { centre: Point; scale: number; at: Spot }): Projection {
  const narrow = Math.cos(radians(centre.latitude));
  return ({ latitude, longitude }) => ({
    x: at.x + (longitude - centre.longitude) * narrow * scale,
    y: at.y - (latitude - centre.latitude) * scale,
  });
}

export const inBox = ({ x, y }: Spot, box: Box): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
