import { expect, it } from "vitest";
import { stillThereAfter } from "./still-there.ts";

it.each([
  [0, 45, "sure"],
  [2, 45, "sure"],
  [3, 45, "likely"],
  [22, 45, "likely"],
  [23, 45, "maybe"],
  [44, 45, "maybe"],
  [45, 45, "doubtful"],
  [400, 45, "doubtful"],
  // A yard that empties in two days makes nobody sure.
  [1, 1, "doubtful"],
  [1, 2, "sure"],
  // Nobody knows how long cars stay there.
  [5, null, "likely"],
  [59, null, "maybe"],
  [60, null, "doubtful"],
] as const)("after %i days where such cars stay %s: %s", (days, stay, word) => {
  expect(stillThereAfter(days, stay)).toBe(word);
});
