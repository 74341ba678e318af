import type { Spot } from "./projection.ts";

const area = (a: Spot, b: Spot, c: Spot) => Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

/**
 * Visvalingam's way: drops, one by one, the point that changes the shape least, while that is under `least`, which may
 * differ from place to place.
 */
export function simplify(line: readonly Spot[], least: number | ((spot: Spot) => number)): Spot[] {
  const leastAt = typeof least === "number" ? () => least : least;
  const kept = [...line];
  const weigh = (at: number) => weightAt(kept, at, kept[at] as Spot) / leastAt(kept[at] as Spot);
  const weights = kept.map((_, at) => weigh(at));
  for (;;) {
    let lightest = -1;
    for (let at = 1; at < kept.length - 1; at++) {
      if ((weights[at] as number) < (lightest < 0 ? 1 : (weights[lightest] as number))) lightest = at;
    }
    if (lightest < 0) return kept;
    kept.splice(lightest, 1);
    weights.splice(lightest, 1);
    for (const at of [lightest - 1, lightest]) weights[at] = weigh(at);
  }
}

const weightAt = (line: readonly Spot[], at: number, spot: Spot): number => {
  const before = line[at - 1];
  const after = line[at + 1];
  return before && after ? area(before, spot, after) : Number.POSITIVE_INFINITY;
};

/** The area that a ring encloses. */
export function ringArea(ring: readonly Spot[]): number {
  let twice = 0;
  for (const [at, spot] of ring.entries()) {
    const before = ring.at(at - 1) as Spot;
    twice += before.x * spot.y - spot.x * before.y;
  }
  return Math.abs(twice) / 2;
}
