import { expect, it } from "vitest";
import { createReplacements } from "./replacements.ts";

it("waits longer each time, gives up after five of each in ten minutes, and begins anew afterwards", () => {
  let now = 0;
  const replacements = createReplacements(2, () => now);
  const waits = Array.from({ length: 11 }, () => {
    now += 1_000;
    return replacements.next();
  });
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, undefined]);
  expect(replacements.next()).toBeUndefined();
  now += replacements.windowMs;
  expect(replacements.next()).toBe(250);
});

it("does not mind one now and then", () => {
  let now = 0;
  const replacements = createReplacements(2, () => now);
  for (let day = 0; day < 100; day++) {
    now += 600_000;
    expect(replacements.next()).toBe(250);
  }
});
