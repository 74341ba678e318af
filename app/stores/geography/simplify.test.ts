import { expect, it } from "vitest";
import type { Spot } from "./projection.ts";
import { ringArea, simplify } from "./simplify.ts";

const at = (x: number, y: number): Spot => ({ x, y });

it("drops what changes the shape least, and keeps both ends", () => {
  const line = [at(0, 0), at(5, 0.1), at(10, 0), at(15, 8), at(20, 0)];
  expect(simplify(line, 1)).toEqual([at(0, 0), at(10, 0), at(15, 8), at(20, 0)]);
  expect(simplify(line, 0)).toEqual(line);
  expect(simplify(line, 1000)).toEqual([at(0, 0), at(20, 0)]);
});

it("weighs a point anew when its neighbour is gone", () => {
  const stairs = [at(0, 0), at(1, 0.5), at(2, 1), at(3, 1.5), at(4, 9)];
  expect(simplify(stairs, 0.1)).toEqual([at(0, 0), at(3, 1.5), at(4, 9)]);
});

it("knows the area of a ring in whichever direction", () => {
  const square = [at(0, 0), at(4, 0), at(4, 4), at(0, 4)];
  expect([ringArea(square), ringArea(square.toReversed()), ringArea([])]).toEqual([16, 16, 0]);
});
