import type { YardSketch } from "#drawings/yard-sketch.ts";

/** Where an arrow leads from a row: along the yard, to the next zone, to either end; undefined for other keys. */
export function nextRow({ rows }: YardSketch, from: number, key: string): number | undefined {
  const last = rows.length - 1;
  if (key === "ArrowRight") return Math.min(last, from + 1);
  if (key === "ArrowLeft") return Math.max(0, from - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  const order = [...new Set(rows.map(([, zone]) => zone))];
  const here = order.indexOf(rows[from]?.[1] ?? 0);
  const zone = order[here + (key === "ArrowDown" ? 1 : -1)];
  return zone === undefined ? from : rows.findIndex((row) => row[1] === zone);
}
