import { expect, it } from "vitest";
import type { Arrival } from "./list-arrivals.ts";
import { createWholeFiles } from "./watch-folder.ts";

const file = (path: string, state: string) => ({ path, state }) as Arrival;

it("takes a file only when it has looked the same for so long", () => {
  const whole = createWholeFiles(1000);
  const looks = (state: string, now: number) => whole([file("a", state), file("b", "1")], now).map(({ path }) => path);
  expect(looks("1", 0)).toEqual([]);
  expect(looks("2", 900)).toEqual([]);
  expect(looks("3", 1000)).toEqual(["b"]);
  expect(looks("3", 1999)).toEqual(["b"]);
  expect(looks("3", 2000)).toEqual(["a", "b"]);
});

it("looks anew at a file that went and came again", () => {
  const whole = createWholeFiles(1000);
  whole([file("a", "1")], 0);
  whole([], 500);
  expect(whole([file("a", "1")], 1000)).toEqual([]);
});
