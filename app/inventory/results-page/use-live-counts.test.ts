import { expect, it } from "vitest";
import { countOf } from "./use-live-counts.ts";

const counts = new Map([
  ["store 7", "12"],
  ["color rojo", "3"],
]);

it("a yard that the answer does not list has no count, a colour has none of its cars", () => {
  expect(countOf(counts, "store", "7")).toBe("12");
  expect(countOf(counts, "store", "8")).toBe("");
  expect(countOf(counts, "color", "rojo")).toBe("3");
  expect(countOf(counts, "color", "azul")).toBe("0");
});
