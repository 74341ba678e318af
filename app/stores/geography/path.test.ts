import { expect, it } from "vitest";
import { pathData } from "./path.ts";

const at = (x: number, y: number) => ({ x, y });
const line = [at(0, 0), at(10, 5), at(8, 5), at(8, 1)];

it.each([
  ["open", { closed: false }, "M0 0l10 5-2 0 0-4"],
  ["closed", { closed: true }, "M0 0l10 5-2 0 0-4z"],
])("%s, in steps from point to point", (_, how, data) => expect(pathData([line], how)).toBe(data));

it("writes halves without a nought, and no step that goes nowhere", () => {
  const fine = [at(0.5, 0.5), at(0.6, 0.6), at(1, -0.5)];
  expect(pathData([fine], { closed: false, precision: 2 })).toBe("M.5 .5l.5-1");
});

it("leaves out what has shrunk to a point, and sets lines one behind the other", () => {
  expect(pathData([[at(1, 1), at(1.2, 1.2)]], { closed: true })).toBe("");
  expect(
    pathData(
      [
        [at(0, 0), at(1, 1)],
        [at(5, 5), at(6, 6)],
      ],
      { closed: false },
    ),
  ).toBe("M0 0l1 1M5 5l1 1");
});
