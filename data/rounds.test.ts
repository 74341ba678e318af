import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startRounds } from "./rounds.ts";

let begun: PromiseWithResolvers<unknown>[];
const work = () => {
  const round = Promise.withResolvers<unknown>();
  begun.push(round);
  return round.promise;
};
const end = async (at: number, answer?: boolean) => {
  begun[at]?.resolve(answer);
  await vi.advanceTimersByTimeAsync(0);
  return begun.length;
};
beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
});
afterEach(() => void vi.useRealTimers());

it("never works twice at once: whoever wakes it meanwhile has it done once more", async () => {
  const { wake } = startRounds(work);
  const done = vi.fn();
  void wake();
  void wake();
  void wake().then(done);
  expect(begun).toHaveLength(1);
  expect(await end(0)).toBe(2);
  expect(done).not.toHaveBeenCalled();
  expect(await end(1)).toBe(2);
  expect(done).toHaveBeenCalledTimes(1);
});

it("begins again by itself, where it is told how often", async () => {
  startRounds(work, 1_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await end(0)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(2);
});

it("waits for its next turn where another round would not help now", async () => {
  const { wake } = startRounds(work, 1_000);
  void wake();
  void wake();
  expect(await end(0, false)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(2);
});

it("is stopped: nothing begins any more, and what runs is waited for, for so long at the most", async () => {
  const { wake, stop } = startRounds(work, 1_000);
  const [stopped, given] = [vi.fn(), vi.fn()];
  void wake();
  void wake();
  void stop(500).then(given);
  void stop().then(stopped);
  await vi.advanceTimersByTimeAsync(499);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([given.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  expect(await end(0)).toBe(1);
  expect(stopped).toHaveBeenCalledTimes(1);
  await wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(1);
});
