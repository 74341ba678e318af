import { expect, it } from "vitest";
import { createJudge } from "./watchdog-judge.mjs";

const [limitMs, everyMs] = [1_000, 100];
type Watched = { beats: readonly number[]; debugged?: boolean; waitedMs?: (now: number) => number };

/** Looks at a server whose thread beats at these instants; the instant at which it is found frozen, if ever. */
function judge(looks: readonly number[], { beats, debugged = false, waitedMs = () => 0 }: Watched): number | undefined {
  const isFrozen = createJudge(limitMs, everyMs, { now: 0, waitedMs: waitedMs(0) });
  return looks.find((now) => {
    const beat = beats.filter((at) => at <= now).length;
    return isFrozen({ now, waitedMs: waitedMs(now), beat, debugged });
  });
}
const looksIn = (from: number, to: number) =>
  Array.from({ length: (to - from) / everyMs }, (_, at) => from + (at + 1) * everyMs);

it("finds one frozen that has given no sign of life for so long, and no look sooner", () => {
  expect(judge(looksIn(0, 5_000), { beats: [0] })).toBe(1_100);
  expect(judge(looksIn(0, 5_000), { beats: [0, 50, 730] })).toBe(1_800);
  expect(judge(looksIn(0, 1_000), { beats: [0] })).toBeUndefined();
});

it("lets one be that is busy again and again, and moves in between", () => {
  const beats = Array.from({ length: 20 }, (_, turn) => turn * 950);
  expect(judge(looksIn(0, 19_000), { beats })).toBeUndefined();
});

it("lets one be that was stopped for a while, as a machine that sleeps is", () => {
  // Nine looks without a beat, an hour of nothing, nine more.
  const [before, after] = [looksIn(0, 1_000), looksIn(3_600_000, 3_600_900)];
  expect(judge([...before, ...after], { beats: [0] })).toBeUndefined();
  // One that does not wake up after that is frozen all the same.
  expect(judge([...before, ...looksIn(3_600_000, 3_605_000)], { beats: [0] })).toBe(3_601_100);
});

it("does not count the time in which others had the processor", () => {
  // On a machine with ten for one processor: a tenth of the time is its own.
  const crowded = { beats: [0], waitedMs: (now: number) => now * 0.9 };
  expect(judge(looksIn(0, 10_000), crowded)).toBeUndefined();
  // Then it is frozen all the same, and that is found; rounding may take one look more.
  expect([10_100, 10_200]).toContain(judge(looksIn(0, 20_000), crowded));
});

it("lets one be that somebody looks at with a debugger", () => {
  expect(judge(looksIn(0, 5_000), { beats: [0], debugged: true })).toBeUndefined();
});
