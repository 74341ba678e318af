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

it("says of a bare name whether it stands amid the line", () => {
  const asked: [string, boolean | "inside" | undefined][] = [];
  const find = (line: string) =>
    takeCity(line.split(" "), (name, bare) => {
      asked.push([name, bare]);
      return undefined;
    });
  find("sopla caliente mucho");
  expect(asked.filter(([name]) => name === "caliente" || name === "sopla")).toEqual([["sopla", true]]);
  find("busco lodi uno");
  expect(asked).toContainEqual(["lodi", "inside"]);
});
