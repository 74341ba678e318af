import fc from "fast-check";
import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it("starts with the first ten", () => {
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(6, 30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it("moves with the current page from the 7th on", () => {
  expect(pageWindow(7, 30)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(pageWindow(20, 30)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

it("ends with the last page", () => {
  expect(pageWindow(7, 10)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageWindow(30, 30)).toEqual([26, 27, 28, 29, 30]);
  expect(pageWindow(1, 0)).toEqual([]);
});

it("never shows more than ten, always the current one, in order, inside the range", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (total, back) => {
      const current = Math.max(1, total - back);
      const shown = pageWindow(current, total);
      expect(shown.length).toBeLessThanOrEqual(10);
      expect(shown).toContain(current);
      expect(shown[0]).toBeGreaterThanOrEqual(1);
      expect(shown.at(-1)).toBeLessThanOrEqual(total);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
    }),
  );
});
