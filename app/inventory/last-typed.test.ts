import { expect, it } from "vitest";
import { readLastTyped } from "./last-typed.ts";

it("reads the line and the place, and nothing else", () => {
  expect(readLastTyped({ q: "civic 99", zip: "95823", secret: "x" })).toEqual({ q: "civic 99", zip: "95823" });
  expect(readLastTyped({ q: 7, zip: "95823" })).toEqual({ zip: "95823" });
  for (const kept of [null, "civic", 7, [], true]) expect(readLastTyped(kept)).toBeUndefined();
});
