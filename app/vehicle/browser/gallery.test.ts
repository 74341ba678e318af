import { expect, test } from "vitest";
import { photoAt } from "./gallery.ts";

test("the photo that fills most of the frame is the current one", () => {
  expect([0, 140, 160, 300, 449, 9999, -3].map((scrolled) => photoAt(scrolled, 300, 3))).toEqual([0, 0, 1, 1, 1, 2, 0]);
  expect(photoAt(0, 0, 3)).toBe(0);
});
