import type { StoreMatches } from "#stock/vehicles.ts";

/** As many cars of a make stand in an answer that no place bounds: about a megabyte. */
export const carsOfPiece = 1_000;

/** Of a yard that stands in two pieces, which of its cars. */
export type YardPart = StoreMatches & { readonly part?: string };

function cut(match: StoreMatches, from: number, to: number): YardPart {
  const rows = match.inOrder().slice(from, to);
  return {
    ...match,
    part: `${from}-${to}`,
    count: to - from,
    rows,
    inOrder: () => rows,
    vehicles: (first = 0, end = rows.length) => match.vehicles(from + first, Math.min(from + end, to)),
  };
}

/** The cars of a search from one to another in the order of its answer; a yard may stand in two pieces, each with its own. */
export function pieceOf(matches: readonly StoreMatches[], page: number): YardPart[] {
  const piece: YardPart[] = [];
  let before = (page - 1) * carsOfPiece;
  let room = carsOfPiece;
  for (const match of matches) {
    if (room === 0) break;
    if (before < match.count) {
      const to = Math.min(match.count, before + room);
      piece.push(to - before === match.count ? match : cut(match, before, to));
      room -= to - before;
    }
    before = Math.max(0, before - match.count);
  }
  return piece;
}
