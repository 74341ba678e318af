import type { YardShape } from "#drawings/yard-placed.ts";

/** From the gate along the main aisle and the walkways to one row after the other, as a path. */
export function wayThrough({ main, height, rows }: YardShape, stops: readonly number[]): string {
  let path = `M${main} ${height - 8}`;
  let walkway: number | undefined;
  for (const number of stops) {
    const foot = rows[number]?.foot;
    if (!foot) continue;
    if (walkway !== undefined && walkway !== foot.y) path += `H${main}`;
    path += walkway === foot.y ? `H${foot.x}` : `V${foot.y}H${foot.x}`;
    walkway = foot.y;
  }
  return path;
}
