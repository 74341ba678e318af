import { expect, it } from "vitest";
import { createJudge } from "./watchdog-judge.mjs";

const [everyMs, most] = [100, 10];

/** Looks at a server whose thread beats at these instants; the instant at which it is found frozen, if ever. */
function judge(looks: readonly number[], beats: readonly number[], debugged = false): number | undefined {
  const isFrozen = createJudge(everyMs, most, 0);
  return looks.find((now) => isFrozen(now, beats.filter((beat) => beat <= now).length, debugged));
}
const everyTenth = (from: number, to: number) =>
  Array.from({ length: (to - from) / everyMs }, (_, at) => from + (at + 1) * everyMs);

it("finds one frozen that has given no sign of life for all its looks, and no look sooner", () => {
  expect(judge(everyTenth(0, 5_000), [0])).toBe(1_100);
  expect(judge(everyTenth(0, 5_000), [0, 50, 730])).toBe(1_800);
  expect(judge(everyTenth(0, 1_000), [0])).toBeUndefined();
});

it("lets one be that is busy again and again, and moves in between", () => {
  const beats = Array.from({ length: 20 }, (_, turn) => turn * 950);
  expect(judge(everyTenth(0, 19_000), beats)).toBeUndefined();
});

it("lets one be that was stopped for a while, as a machine that sleeps is", () => {
  // Nine looks without a beat, an hour of nothing, nine more.
  const [before, after] = [everyTenth(0, 1_000), everyTenth(3_600_000, 3_600_900)];
  expect(judge([...before, ...after], [0])).toBeUndefined();
  // One that does not wake up after that is frozen all the same.
  expect(judge([...before, ...everyTenth(3_600_000, 3_605_000)], [0])).toBe(3_601_100);
});

it("lets one be that gets as little of the processor as its watchdog", () => {
  const looks = Array.from({ length: 100 }, (_, at) => at * 2.5 * everyMs);
  expect(judge(looks, [0])).toBeUndefined();
});

it("lets one be that somebody looks at with a debugger", () => {
  expect(judge(everyTenth(0, 5_000), [0], true)).toBeUndefined();
});
