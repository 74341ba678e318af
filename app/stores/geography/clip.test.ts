import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipLine, clipRing } from "./clip.ts";
import { type Box, inBox, type Spot } from "./projection.ts";
import { ringArea } from "./simplify.ts";

const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const at = (x: number, y: number): Spot => ({ x, y });
const square = (from: number, to: number) => [at(from, from), at(to, from), at(to, to), at(from, to)];

describe("a ring in a box", () => {
  it.each([
    ["inside stays whole", square(2, 4), 4],
    ["around it becomes the box", square(-5, 15), 100],
    ["over a corner loses the rest", square(5, 15), 25],
    ["beside it is gone", square(20, 30), 0],
  ])("%s", (_, ring, area) => expect(ringArea(clipRing(ring, box))).toBeCloseTo(area));

  it("is never larger than either, and never outside", () => {
    const spot = fc.record({ x: fc.integer({ min: -20, max: 30 }), y: fc.integer({ min: -20, max: 30 }) });
    fc.assert(
      fc.property(spot, spot, spot, (a, b, c) => {
        const ring = [a, b, c];
        const cut = clipRing(ring, box);
        expect(ringArea(cut)).toBeLessThanOrEqual(Math.min(100, ringArea(ring)) + 1e-6);
        const wide = { left: -1e-6, top: -1e-6, right: 10 + 1e-6, bottom: 10 + 1e-6 };
        expect(cut.every((one) => inBox(one, wide))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a line in a box", () => {
  it("is cut where it crosses a side", () => {
    expect(clipLine([at(-5, 5), at(15, 5)], box)).toEqual([[at(0, 5), at(10, 5)]]);
    expect(clipLine([at(5, -5), at(5, 5)], box)).toEqual([[at(5, 0), at(5, 5)]]);
  });

  it("comes in as many pieces as it comes in times", () => {
    const there = [at(2, 5), at(2, 15), at(8, 15), at(8, 5)];
    expect(clipLine(there, box)).toEqual([
      [at(2, 5), at(2, 10)],
      [at(8, 10), at(8, 5)],
    ]);
  });

  it("that only touches, or stays away, is no line", () => {
    expect(clipLine([at(-5, 5), at(-1, 5)], box)).toEqual([]);
    expect(clipLine([at(3, 3)], box)).toEqual([]);
    expect(clipLine([], box)).toEqual([]);
  });
});
