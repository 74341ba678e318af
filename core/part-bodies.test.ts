import { expect, it } from "vitest";
import { bodyHasPart } from "./part-bodies.ts";

it.each([
  ["Tailgate", "pickup", true],
  ["Tailgate", "minivan", false],
  ["Pickup bed, large", "suv", false],
  ["Liftgate", "hatchback", true],
  ["Liftgate", "sedan", false],
  ["Trunk lid", "sedan", true],
  ["Trunk lid", "wagon", false],
  ["Trunk lid", "", true],
  ["Carburetor", "pickup", false],
  ["Carburetor", "", false],
  ["Alternator, small", "van", true],
] as const)("%s of a %s: %s", (part, body, has) => {
  expect(bodyHasPart(part, body)).toBe(has);
});
