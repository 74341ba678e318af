import { expect, it } from "vitest";
import { remember } from "./remember.ts";

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
