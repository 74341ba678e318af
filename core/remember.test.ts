import { expect, it } from "vitest";
import { living } from "#tests/support/living.ts";
import { remember } from "./remember.ts";

it("knows long texts again, and holds nothing of what they were cut from", () => {
  const length = remember((text) => text.length);
  const before = living();
  for (let n = 1_000; n < 3_000; n++) {
    const whole = `${n} is cut out of ${"x".repeat(20_000)}${n}`;
    // Whoever searches a text has it put together in memory.
    expect(whole.indexOf("-")).toBe(-1);
    expect(length(whole.slice(0, 15))).toBe(15);
  }
  // It would be forty megabytes.
  expect(living() - before).toBeLessThan(4_000_000);
  expect(length("1999 is cut out")).toBe(15);
});

it("reads a text once, and forgets of four thousand what was not asked for again", () => {
  let reads = 0;
  const length = remember((text) => {
    reads++;
    return text.length;
  });
  expect([length("abc"), length("abc"), length("abcd"), reads]).toEqual([3, 3, 4, 2]);
  for (let n = 0; n < 4_000; n++) length(`text ${n}`);
  expect([length("abc"), reads]).toEqual([3, 4_002]);
  expect([length("abcd"), reads]).toEqual([4, 4_003]);
});
