import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { cpuMs, createWorkQueue, type WorkQueue } from "./work-queue.ts";

afterEach(() => vi.useRealTimers());

function work(ms: number) {
  const until = cpuMs() + ms;
  while (cpuMs() < until);
}

const add = (queue: WorkQueue, kind: string, task: () => void, network = "a") => {
  let taken = true;
  const piece = {
    network,
    kind,
    work: task,
    refuse() {
      taken = false;
    },
  };
  queue.run(piece);
  return () => taken;
};
/** How many of so many are taken at once. */
const addMany = (queue: WorkQueue, kind: string, times: number, ms: number, network = "a") =>
  Array.from({ length: times }, () => add(queue, kind, () => work(ms), network)).filter((taken) => taken()).length;
const untilDone = (queue: WorkQueue) => new Promise<void>((done) => add(queue, "last", done));

it("works in order, one piece a turn, and not in the turn that brought it", async () => {
  const queue = createWorkQueue();
  const done: number[] = [];
  for (const n of [1, 2, 3]) add(queue, "page", () => void done.push(n));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeLessThan(3);
  await untilDone(queue);
  expect(done).toEqual([1, 2, 3]);
});

it("lets what arrives go first, but not for ever", async () => {
  // No time goes by of itself, however busy the machine is.
  vi.useFakeTimers({ toFake: ["performance"] });
  const queue = createWorkQueue();
  let arriving = true;
  const arrive = () => {
    queue.arrive();
    if (arriving) setImmediate(arrive);
  };
  arrive();
  let done = 0;
  const manyTurns = async () => {
    for (let turns = 0; turns < 20; turns++) await nextTurn();
  };
  for (let n = 0; n < 4; n++) add(queue, "page", () => done++);
  vi.advanceTimersByTime(1_000);
  await manyTurns();
  for (let n = 1; n < 4; n++) {
    vi.advanceTimersByTime(9);
    await manyTurns();
    expect(done).toBe(n);
    vi.advanceTimersByTime(1);
    await manyTurns();
    expect(done).toBe(n + 1);
  }
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
  await expect.poll(() => addMany(queue, "photo", 50, 0)).toBe(50);
});

it("learns that a kind has become cheaper", async () => {
  const queue = createWorkQueue({ maxWaitMs: 100, few: 3 });
  addMany(queue, "page", 4, 40);
  await expect.poll(() => addMany(queue, "page", 50, 0), { interval: 20 }).toBe(50);
});

it("takes a bystander's pieces though one network has filled the queue, and works on them next", async () => {
  const queue = createWorkQueue({ maxWaitMs: 50, few: 8 });
  const done: string[] = [];
  const greedy = Array.from({ length: 400 }, (_, n) => add(queue, "page", () => done.push(`greedy ${n}`), "greedy"));
  const waiting = greedy.filter((taken) => taken()).length;
  expect(waiting).toBeLessThan(400);
  const other = Array.from({ length: 3 }, (_, n) => add(queue, "page", () => done.push(`other ${n}`), "other"));
  expect(other.map((taken) => taken())).toEqual([true, true, true]);
  expect(greedy.filter((taken) => taken())).toHaveLength(waiting - 3);
  await expect.poll(() => done.length).toBeGreaterThan(5);
  expect(done.slice(0, 6)).toEqual(["greedy 0", "other 0", "greedy 1", "other 1", "greedy 2", "other 2"]);
});

it("works on every piece that it took from a crowd of networks with one piece each", async () => {
  const queue = createWorkQueue({ maxWaitMs: 50, few: 8 });
  const done = new Set<string>();
  const crowd = Array.from({ length: 60 }, (_, n) => {
    const taken = add(queue, "page", () => done.add(`network ${n}`), `network ${n}`);
    return { name: `network ${n}`, taken };
  });
  const taken = crowd.filter((one) => one.taken());
  expect(taken.length).toBeLessThan(60);
  await expect.poll(() => [...done].sort()).toEqual(taken.map(({ name }) => name).sort());
});

it("goes on knowing what a kind costs while somebody thinks up new ones", async () => {
  const queue = createWorkQueue({ maxWaitMs: 100, few: 3 });
  addMany(queue, "page", 4, 40);
  await untilDone(queue);
  for (let round = 0; round < 14; round++) {
    for (let n = 0; n < 15; n++) add(queue, `strange-${round}-${n}`, () => {}, "stranger");
    add(queue, "page", () => work(40));
    await untilDone(queue);
    await nextTurn();
  }
  // Some 20 if it had been forgotten.
  expect(addMany(queue, "page", 50, 1)).toBeLessThan(15);
});

it("does what is cheap at once, and lets it wait its turn when a turn of the loop has worked long enough", async () => {
  const queue = createWorkQueue({ maxTurnMs: 10 });
  const done: string[] = [];
  const soon = (name: string, ms: number, network: string) => {
    const task = () => {
      work(ms);
      done.push(name);
    };
    queue.runSoon({ network, kind: "call", work: task, refuse: () => done.push(`${name} refused`) });
  };
  for (let n = 0; n < 3; n++) soon(`cheap ${n}`, 0, "a");
  expect(done).toHaveLength(3);
  soon("dear", 30, "a");
  for (const n of [1, 2, 3]) soon(`late ${n}`, 0, "a");
  soon("other", 0, "b");
  expect(done).toEqual(["cheap 0", "cheap 1", "cheap 2", "dear"]);
  await untilDone(queue);
  expect(done.slice(4)).toEqual(["late 1", "other", "late 2", "late 3"]);
});

it("does what is cheap at once on a machine that is busy with something else, too", () => {
  const queue = createWorkQueue({ maxTurnMs: 10 });
  let done = 0;
  const soon = () => queue.runSoon({ network: "a", kind: "call", work: () => done++, refuse() {} });
  soon();
  // Time goes by, but none of it is this thread's.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  soon();
  expect(done).toBe(2);
});
