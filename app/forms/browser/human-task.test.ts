import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasTasks, solveTask } from "./human-task.ts";
import type { Solution, Task } from "./solve.ts";

const task = {
  parameters: { nonce: "00", salt: "00", cost: 1, keyLength: 1, keyPrefix: "0", expiresAt: 1_800_000_000 },
};
const solution: Solution = { counter: 7, derivedKey: "0f", time: 3 };
/** What the device's worker does with a task, and whether it was let go. */
let work: (worker: FakeWorker, given: Task) => void;
let ended = 0;
class FakeWorker {
  onmessage: ((event: { data: Solution | null }) => void) | undefined;
  onerror: (() => void) | undefined;
  postMessage(given: Task) {
    work(this, given);
  }
  terminate() {
    ended++;
  }
}
beforeEach(() => {
  ended = 0;
  work = (worker) => worker.onmessage?.({ data: solution });
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());
const answer = (status: number) => vi.stubGlobal("fetch", async () => Response.json(task, { status }));

it("gives task and solution together, and until when they are good", async () => {
  answer(200);
  const solved = await solveTask();
  expect(JSON.parse(atob(solved?.answer ?? ""))).toEqual({ challenge: task, solution });
  expect(solved?.expiresAt).toBe(1_800_000_000_000);
  expect(ended).toBe(1);
});

it("has none where the server gives none", async () => {
  answer(404);
  expect(await solveTask()).toBeUndefined();
  expect(await hasTasks()).toBe(false);
  answer(503);
  expect(await hasTasks()).toBe(true);
});

it.each([
  ["the server fails", 503, () => {}],
  ["the worker finds nothing", 200, (worker: FakeWorker) => worker.onmessage?.({ data: null })],
  ["the worker breaks", 200, (worker: FakeWorker) => worker.onerror?.()],
])("fails when %s, and lets the worker go", async (_, status, does) => {
  answer(status);
  work = does;
  await expect(solveTask()).rejects.toThrow();
  expect(ended).toBe(status === 200 ? 1 : 0);
});
