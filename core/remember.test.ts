import { expect, it } from "vitest";
import { remember } from "./remember.ts";

it("reads a text once, and never holds more than a thousand", () => {
  let reads = 0;
  const length = remember((text) => {
    reads++;
    return text.length;
  });
  expect([length("abc"), length("abc"), reads]).toEqual([3, 3, 1]);
  for (let n = 0; n < 1_000; n++) length(`text ${n}`);
  length("abc");
  expect(reads).toBe(1_002);
});
