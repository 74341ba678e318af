import { expect, it } from "vitest";
import { isRunning, wrapIndex } from "./carousel-motion.ts";

const free = { calm: false, hidden: false, stopped: false, forced: false, over: false, inside: false };

it("runs, and is held by pointer or focus", () => {
  expect(isRunning(free)).toBe(true);
  expect(isRunning({ ...free, over: true })).toBe(false);
  expect(isRunning({ ...free, inside: true })).toBe(false);
});

it("runs again by Play while pointer and focus are still on it", () => {
  expect(isRunning({ ...free, over: true, inside: true, forced: true })).toBe(true);
});

it("stands once stopped, hidden, or where less motion is wanted", () => {
  expect(isRunning({ ...free, stopped: true })).toBe(false);
  expect(isRunning({ ...free, hidden: true, forced: true })).toBe(false);
  expect(isRunning({ ...free, calm: true, forced: true })).toBe(false);
});

it("goes round both ways", () => {
  expect([-1, 0, 2, 3].map((index) => wrapIndex(index, 3))).toEqual([2, 0, 2, 0]);
});
