import type { Box, Spot } from "./projection.ts";

const rounds = 80;
const golden = 2.399963;

/** Moves spots away from each other until none lies on another, and keeps them inside the box. */
export function spreadSpots(spots: readonly Spot[], apart: number, box: Box): Spot[] {
  const placed = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++) {
    let near = 0;
    for (const [at, a] of placed.entries()) {
      for (const b of placed.slice(at + 1)) {
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        if (far >= apart - 0.5) continue;
        near++;
        // Those on one spot go round it, each its own way.
        const turn = far > 0.5 ? Math.atan2(b.y - a.y, b.x - a.x) : golden * (at + 1);
        const push = (apart - far) / 2;
        a.x -= Math.cos(turn) * push;
        a.y -= Math.sin(turn) * push;
        b.x += Math.cos(turn) * push;
        b.y += Math.sin(turn) * push;
      }
    }
    if (near === 0) break;
    for (const spot of placed) {
      spot.x = Math.min(box.right, Math.max(box.left, spot.x));
      spot.y = Math.min(box.bottom, Math.max(box.top, spot.y));
    }
  }
  return placed;
}
