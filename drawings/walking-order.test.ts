import fc from "fast-check";
import { expect, it } from "vitest";
import { walkingOrder, walkLength } from "./walking-order.ts";
import { layOutYard, type YardMap, type YardRow } from "./yard-geometry.ts";

const zone = (code: string, rows: number) => ({
  code,
  name: { es: code, en: code },
  rows: Array.from({ length: rows }, (_, at) => `${code}${at + 1}`),
});
const yards: YardMap[] = [
  layOutYard({ gate: "left", zones: [zone("F", 22), zone("B", 7), zone("C", 5), zone("A", 18)] }),
  layOutYard({ gate: "right", zones: [zone("B", 15), zone("A", 30)] }),
  // Rows that lie across the yard, in two stacks.
  {
    width: 400,
    height: 500,
    gate: "right",
    zones: [{ code: "A", name: { es: "A", en: "A" } }],
    rows: Array.from({ length: 14 }, (_, at) => ({
      row: String(at + 1),
      zone: "A",
      x: at < 7 ? 10 : 180,
      y: 20 + (at % 7) * 50,
      width: 150,
      height: 20,
    })),
  },
];

function* orders(rows: readonly YardRow[]): Generator<YardRow[]> {
  if (rows.length === 0) yield [];
  for (const [at, row] of rows.entries())
    for (const rest of orders(rows.filter((_, other) => other !== at))) yield [row, ...rest];
}
const shuffled = (maxLength: number) =>
  fc.constantFrom(...yards).chain((map) =>
    fc.record({
      map: fc.constant(map),
      rows: fc.shuffledSubarray([...map.rows], { maxLength: Math.min(maxLength, map.rows.length) }),
    }),
  );

it("goes through every row once", () => {
  fc.assert(
    fc.property(shuffled(30), ({ map, rows }) => {
      const walked = walkingOrder(map, rows);
      expect(new Set(walked)).toEqual(new Set(rows));
      expect(walked).toHaveLength(rows.length);
    }),
  );
});

it("is never longer than the alphabet, or any other order", () => {
  fc.assert(
    fc.property(shuffled(30), ({ map, rows }) => {
      const length = walkLength(map, walkingOrder(map, rows));
      const alphabet = [...rows].sort((a, b) => a.row.localeCompare(b.row, "es", { numeric: true }));
      for (const other of [rows, alphabet]) expect(length).toBeLessThanOrEqual(walkLength(map, other) + 1e-6);
    }),
  );
});

it("is the shortest of all orders of a few rows", () => {
  fc.assert(
    fc.property(shuffled(5), ({ map, rows }) => {
      const best = Math.min(...[...orders(rows)].map((order) => walkLength(map, order)));
      expect(walkLength(map, walkingOrder(map, rows))).toBeCloseTo(best, 6);
    }),
    { numRuns: 60 },
  );
});

it("begins on the walkway nearest to the gate, and there with the nearest row", () => {
  const map = yards[0] as YardMap;
  const rows = ["F3", "A9", "A2", "B1", "A12", "A4"].map((label) => map.rows.find(({ row }) => row === label));
  expect(walkingOrder(map, rows as YardRow[]).map(({ row }) => row)).toEqual(["A9", "A12", "A2", "A4", "B1", "F3"]);
});

it("walks to one row and back", () => {
  const map = yards[0] as YardMap;
  const [row] = map.rows as [YardRow];
  expect(walkLength(map, [row])).toBeCloseTo(walkLength(map, [row, row]), 6);
  expect(walkLength(map, [])).toBe(0);
});
