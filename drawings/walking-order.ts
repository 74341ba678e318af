import { aisleOf, gatePoint, isUpright, type YardMap, type YardRow } from "./yard-geometry.ts";

type Foot = { readonly x: number; readonly y: number };

/** Where one leaves the walkway for a row: below an upright one, at the near end of a lying one. */
function footOf(map: YardMap, row: YardRow): Foot {
  const end = map.gate === "right" ? row.x + row.width : row.x;
  return { x: isUpright(row) ? row.x + row.width / 2 : end, y: aisleOf(row) };
}

/** Along the walkways, which meet in the main aisle alone. */
function stepLength(main: number, from: Foot, to: Foot): number {
  if (from.y === to.y) return Math.abs(from.x - to.x);
  return Math.abs(from.x - main) + Math.abs(from.y - to.y) + Math.abs(to.x - main);
}

/** From the gate through the rows in their order, and back to pay. */
export function walkLength(map: YardMap, rows: readonly YardRow[]): number {
  const gate = gatePoint(map);
  const feet = [gate, ...rows.map((row) => footOf(map, row)), gate];
  return feet.slice(1).reduce((sum, foot, at) => sum + stepLength(gate.x, feet[at] as Foot, foot), 0);
}

/**
 * The shortest walk through some rows that begins and ends at the gate. Walkways branch off the main aisle and end there,
 * so the yard is a tree, and whoever finishes a branch before the next one walks every metre of it just twice: no order
 * is shorter. Near before far, as one comes past.
 */
export function walkingOrder(map: YardMap, rows: readonly YardRow[]): YardRow[] {
  const gate = gatePoint(map);
  const away = (row: YardRow) => {
    const { x, y } = footOf(map, row);
    const [along, across] = [y - gate.y, x - gate.x];
    return [Math.sign(along), Math.abs(along), Math.sign(across), Math.abs(across)] as const;
  };
  return [...rows]
    .map((row) => ({ row, away: away(row) }))
    .sort((a, b) => {
      const at = a.away.findIndex((part, place) => part !== b.away[place]);
      return at < 0 ? 0 : (a.away[at] as number) - (b.away[at] as number);
    })
    .map(({ row }) => row);
}
