import { expect, it } from "vitest";
import { takeCity } from "./smart-query-places.ts";

it("asks for a bounded number of names, however long the line is", () => {
  const asked = (count: number) => {
    let calls = 0;
    takeCity(
      Array.from({ length: count }, (_, at) => `word${"abcdefghij"[at % 10]}`),
      () => {
        calls++;
        return undefined;
      },
    );
    return calls;
  };
  expect(asked(6)).toBe(20);
  expect(asked(2_000)).toBeLessThanOrEqual(60);
});

it("finds the longest name in a line of ten words", () => {
  const words = "busco puerta trasera para civic azul cerca baton rouge hoy".split(" ");
  expect(takeCity(words, (name) => (name === "baton rouge" ? "70802" : undefined))).toEqual({
    zip: "70802",
    took: "baton rouge",
    rest: words.toSpliced(7, 2),
  });
});
