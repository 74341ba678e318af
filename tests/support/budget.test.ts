import { expect, it } from "vitest";
import { expectWithin } from "./budget.ts";

const parts = new Map([
  ["/small.js", 10],
  ["/react.js", 60_000],
  ["/enhance.js", 5_000],
  ["/box.js", 20_000],
]);

it("says nothing of what keeps to it, and names the three largest parts of what does not", () => {
  expect(() => expectWithin(85_010, parts, "the home page's script")).not.toThrow();
  expect(() => expectWithin(85_009, parts, "the home page's script")).toThrow(
    "the home page's script: 85.0 KB of 85.0 KB; its largest parts:\n  60.0 KB /react.js\n  20.0 KB /box.js\n  5.0 KB /enhance.js",
  );
});
