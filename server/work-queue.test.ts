import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { cpuMs, createWorkQueue, type WorkQueue } from "./work-queue.ts";

function work(ms: number) {
  const until = cpuMs() + ms;
  while (cpuMs() < until);
}

/** How many of so many are taken at once. */
const addMany = (queue: WorkQueue, kind: string, times: number, ms: number) =>
  Array.from({ length: times }, () => queue.run(kind, () => work(ms))).filter(Boolean).length;
const untilDone = (queue: WorkQueue) => new Promise<void>((done) => queue.run("last", done));

it("works in order, one piece a turn, and not in the turn that brought it", async () => {
  const queue = createWorkQueue();
  const done: number[] = [];
  for (const n of [1, 2, 3]) queue.run("page", () => void done.push(n));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeLessThan(3);
  await untilDone(queue);
  expect(done).toEqual([1, 2, 3]);
});

it("lets what arrives go first, but not for ever", async () => {
  const queue = createWorkQueue();
  let arriving = true;
  const arrive = () => {
    queue.arrive();
    if (arriving) setImmediate(arrive);
  };
  arrive();
  queue.run("page", () => {});
  await wait(100);
  let second = false;
  queue.run("page", () => {});
  queue.run("page", () => {
    second = true;
  });
  for (let turns = 0; turns < 5; turns++) await nextTurn();
  expect(second).toBe(false);
  await expect.poll(() => second, { timeout: 5_000 }).toBe(true);
  arriving = false;
});

it("takes as much as can be done in time by what each kind costs, but always a few", async () => {
  const queue = createWorkQueue({ maxWaitMs: 100, few: 3 });
  addMany(queue, "page", 4, 40);
  addMany(queue, "photo", 4, 0);
  await untilDone(queue);
  await nextTurn();
  const pages = addMany(queue, "page", 50, 1);
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThan(8);
  await expect.poll(() => addMany(queue, "photo", 50, 0), { timeout: 5_000 }).toBe(50);
});

it("learns that a kind has become cheaper", async () => {
  const queue = createWorkQueue({ maxWaitMs: 100, few: 3 });
  addMany(queue, "page", 4, 40);
  await expect.poll(() => addMany(queue, "page", 50, 0), { timeout: 10_000, interval: 20 }).toBe(50);
});
