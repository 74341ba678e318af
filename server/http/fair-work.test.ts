import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairWork } from "./fair-work.ts";

/** Work that goes on until it is told to end. */
function createBench(run: ReturnType<typeof createFairWork>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const order = (name: string) =>
    run(name.slice(0, 1), () => {
      begun.push(name);
      return new Promise<string>((done) => ends.push(() => done(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await nextTurn();
  };
  return { begun, order, endOne };
}

it("does so much at a time, and lets the networks take turns", async () => {
  const { begun, order, endOne } = createBench(createFairWork({ atOnce: 2, mostWaiting: 10 }));
  const all = ["a1", "a2", "a3", "a4", "a5", "b1"].map(order);
  await nextTurn();
  expect(begun).toEqual(["a1", "a2"]);
  await endOne();
  await endOne();
  expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  for (let n = 0; n < 4; n++) await endOne();
  expect(await Promise.all(all)).toHaveLength(6);
});

it("turns away who has the most waiting when too much waits", async () => {
  const { begun, order, endOne } = createBench(createFairWork({ atOnce: 1, mostWaiting: 3 }));
  const refused: string[] = [];
  const late = (name: string) =>
    void order(name).catch(({ code }: { code: string }) => refused.push(`${name} ${code}`));
  for (const name of ["a1", "a2", "a3", "a4", "a5", "b1"]) late(name);
  await nextTurn();
  expect(refused).toEqual(["a5 unavailable", "a4 unavailable"]);
  for (let n = 0; n < 4; n++) await endOne();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

it("goes on after work that failed", async () => {
  const run = createFairWork({ atOnce: 1, mostWaiting: 3 });
  await expect(run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run("a", async () => "yes")).toBe("yes");
});

it("gives the place of who is gone to others, and goes on with those who stay", async () => {
  const run = createFairWork({ atOnce: 1, mostWaiting: 2 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const order = (name: string, gone: AbortSignal) =>
    run(
      "a",
      () => {
        begun.push(name);
        return new Promise<void>((done) => ends.push(done));
      },
      gone,
    );
  const [leaves, stays] = [new AbortController(), new AbortController().signal];
  const first = order("first", stays);
  const left = order("left", leaves.signal);
  const second = order("second", stays);
  leaves.abort();
  await expect(left).rejects.toMatchObject({ code: "unavailable" });
  await expect(order("gone before", leaves.signal)).rejects.toMatchObject({ code: "unavailable" });
  const third = order("third", stays);
  for (const one of [first, second, third]) {
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
    await one;
  }
  expect(begun).toEqual(["first", "second", "third"]);
});
