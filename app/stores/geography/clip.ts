import type { Box, Spot } from "./projection.ts";

type Edge = { inside(spot: Spot): boolean; cross(a: Spot, b: Spot): Spot };

const atX = (a: Spot, b: Spot, x: number): Spot => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) });
const atY = (a: Spot, b: Spot, y: number): Spot => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y });

const edgesOf = (box: Box): Edge[] => [
  { inside: ({ x }) => x >= box.left, cross: (a, b) => atX(a, b, box.left) },
  { inside: ({ x }) => x <= box.right, cross: (a, b) => atX(a, b, box.right) },
  { inside: ({ y }) => y >= box.top, cross: (a, b) => atY(a, b, box.top) },
  { inside: ({ y }) => y <= box.bottom, cross: (a, b) => atY(a, b, box.bottom) },
];

/** What a box shows of a closed ring, as one ring along the box's sides; empty when nothing. */
export function clipRing(ring: readonly Spot[], box: Box): Spot[] {
  let rest = [...ring];
  for (const { inside, cross } of edgesOf(box)) {
    const kept: Spot[] = [];
    for (const [at, spot] of rest.entries()) {
      const before = rest.at(at - 1) as Spot;
      if (inside(spot) !== inside(before)) kept.push(cross(before, spot));
      if (inside(spot)) kept.push(spot);
    }
    rest = kept;
  }
  return rest;
}

/** What a box shows of a line: the pieces inside it. */
export function clipLine(line: readonly Spot[], box: Box): Spot[][] {
  let pieces: Spot[][] = [[...line]];
  for (const { inside, cross } of edgesOf(box)) pieces = pieces.flatMap((piece) => cutLine(piece, inside, cross));
  return pieces;
}

function cutLine(line: readonly Spot[], inside: Edge["inside"], cross: Edge["cross"]): Spot[][] {
  const pieces: Spot[][] = [];
  let open: Spot[] = [];
  for (const [at, spot] of line.entries()) {
    const before = at > 0 ? line[at - 1] : undefined;
    if (before && inside(before) !== inside(spot)) open.push(cross(before, spot));
    if (inside(spot)) open.push(spot);
    else if (open.length > 0) {
      pieces.push(open);
      open = [];
    }
  }
  if (open.length > 0) pieces.push(open);
  return pieces.filter((piece) => piece.length > 1);
}
