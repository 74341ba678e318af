import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createOverloadGuard, type OverloadGuard } from "./overload.ts";
import { cpuMs } from "./work-queue.ts";

const answer = () => Object.assign(new EventEmitter(), { writableEnded: false });
const enterMany = (guard: OverloadGuard, times: number) =>
  Array.from({ length: times }, answer).filter((one) => guard.enter(one));

function work(ms: number) {
  const until = cpuMs() + ms;
  while (cpuMs() < until);
}

const settings = { maxTurnMs: 40, fewPerTurn: 2, maxInFlight: 5 };

it("turns away what is beyond the most that may be under way, and takes the next when one has left", () => {
  const guard = createOverloadGuard(settings);
  const [first] = enterMany(guard, 9);
  expect(guard.inFlight).toBe(5);
  first?.emit("close");
  expect(guard.inFlight).toBe(4);
  expect(enterMany(guard, 2)).toHaveLength(1);
});

it("an answer that is made and waits for a slow reader takes nobody's place", () => {
  const guard = createOverloadGuard(settings);
  for (const one of enterMany(guard, 5)) one.writableEnded = true;
  expect(enterMany(guard, 9)).toHaveLength(5);
});

it("turns away the rest of a turn that has worked too long, but always takes a few, and all in the next", async () => {
  const guard = createOverloadGuard({ ...settings, maxInFlight: 100 });
  expect(enterMany(guard, 1)).toHaveLength(1);
  work(60);
  expect(enterMany(guard, 5)).toHaveLength(1);
  await nextTurn();
  expect(enterMany(guard, 10)).toHaveLength(10);
});

it("long streams have places of their own", () => {
  const guard = createOverloadGuard({ maxInFlight: 2, maxStreams: 2 });
  const [first, second] = enterMany(guard, 2);
  for (const one of [first, second]) expect(one && guard.enterStream(one)).toBe(true);
  const [third] = enterMany(guard, 2);
  expect(third && guard.enterStream(third)).toBe(false);
  first?.emit("close");
  expect(third && guard.enterStream(third)).toBe(true);
});

it("requests that still wait for their body take no other's place", () => {
  const guard = createOverloadGuard({ maxInFlight: 2, maxBodies: 3 });
  expect(Array.from({ length: 5 }, answer).filter((one) => guard.enterWithBody(one))).toHaveLength(3);
  expect(enterMany(guard, 5)).toHaveLength(2);
});
