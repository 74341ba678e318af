import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createOverloadGuard } from "./overload.ts";

let stop = () => {};
afterEach(() => stop());

function guardOf(settings: Parameters<typeof createOverloadGuard>[0]) {
  const guard = createOverloadGuard(settings);
  stop = () => guard.stop();
  return guard;
}

const enterMany = (guard: ReturnType<typeof createOverloadGuard>, times: number) =>
  Array.from({ length: times }, () => guard.enter()).filter(Boolean).length;

/** Holds the loop again and again, as work does that never pauses. */
async function holdLoop(forMs: number, pieceMs: number): Promise<void> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const until = performance.now() + pieceMs;
    while (performance.now() < until);
    await wait(1);
  }
}

it("turns away what is beyond the most that may be under way, and takes the next when one has left", () => {
  const guard = guardOf({ maxInFlight: 3 });
  expect(enterMany(guard, 5)).toBe(3);
  guard.leave();
  expect(guard.inFlight).toBe(2);
  expect(guard.enter()).toBe(true);
  expect(guard.enter()).toBe(false);
});

it("takes fewer while the loop is late, but always a few, and all of them again when it is not", async () => {
  const guard = guardOf({ maxInFlight: 100, fewInFlight: 4, maxDelayMs: 60, lookMs: 200 });
  await holdLoop(2_000, 150);
  expect(enterMany(guard, 10)).toBe(4);
  await expect.poll(() => guard.enter(), { timeout: 20_000, interval: 100 }).toBe(true);
});
