import { expect, it } from "vitest";
import { findLoops } from "./import-loops.ts";

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

it("finds files that import one another, however long the way", () => {
  expect(findLoops(graph({ a: ["b"], b: ["c"], c: ["a", "d"], d: [] }))).toEqual([["a", "b", "c"]]);
  expect(findLoops(graph({ a: ["b", "c"], b: ["a"], c: ["d"], d: ["c"] }))).toEqual([
    ["c", "d"],
    ["a", "b"],
  ]);
  expect(findLoops(graph({ a: ["a"] }))).toEqual([["a"]]);
});

it("finds none where two ways lead to one file", () => {
  expect(findLoops(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: ["e"], e: [] }))).toEqual([]);
});
