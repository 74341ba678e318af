import { expect, it } from "vitest";
import { freeNumber, laterNumber, nextStockNumber } from "./next-stock.ts";

it("proposes the number after the highest of the yard's last pattern", () => {
  expect(nextStockNumber(["B6729500", "B6729512", "A0000099", "B6729503"])).toBe("B6729513");
  expect(nextStockNumber(["MESA", "25-0099"])).toBe("25-0100");
  expect(nextStockNumber(["B999"])).toBe("B1000");
  expect([nextStockNumber([]), nextStockNumber(["MESA"])]).toEqual(["", ""]);
});

it("is one that this device has not given, not even since the page was kept", () => {
  expect(freeNumber("K-099", ["K-099", "K-100"])).toBe("K-101");
  expect(freeNumber("", ["K-1"])).toBe("");
  expect(laterNumber("K-099", "K-101")).toBe("K-101");
  for (const own of ["", "K-098", "L-101", "K-1010"]) expect(laterNumber("K-099", own)).toBe("K-099");
});
