import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { remember } from "./remember.ts";

/** What lives when everything else has been collected. */
function living(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

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

it("reads a text once, and never holds more than four thousand", () => {
  let reads = 0;
  const length = remember((text) => {
    reads++;
    return text.length;
  });
  expect([length("abc"), length("abc"), reads]).toEqual([3, 3, 1]);
  for (let n = 0; n < 4_000; n++) length(`text ${n}`);
  length("abc");
  expect(reads).toBe(4_002);
});
