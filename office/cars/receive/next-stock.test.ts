import { expect, it } from "vitest";
import { nextStockNumber } from "./next-stock.ts";

it("proposes the number after the highest of the yard's last pattern", () => {
  expect(nextStockNumber(["B6729500", "B6729512", "A0000099", "B6729503"])).toBe("B6729513");
  expect(nextStockNumber(["MESA", "25-0099"])).toBe("25-0100");
  expect(nextStockNumber(["B999"])).toBe("B1000");
  expect([nextStockNumber([]), nextStockNumber(["MESA"])]).toEqual(["", ""]);
});
