/** Runs in Vitest's worker before each pass of a test file: wakes one mutant and writes down what becomes of it. */
import { appendFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, inject, vi } from "vitest";
import type { Pass, PassLine } from "./pass.ts";

type Global = typeof globalThis & {
  $pass?: Pass & { next: number };
  $mutant: (id: number) => boolean;
  $turn: () => void;
  $fail?: () => void;
};
type Task = { result?: { state?: string }; tasks?: Task[] };

const global = globalThis as Global;
const given = inject("pass");
// One worker passes the same file many times; a new worker begins where the order of the main process says.
if (global.$pass?.id !== given.id) global.$pass = { ...given, next: 0 };
const pass = global.$pass as Pass & { next: number };
const mutant = pass.mutants[pass.next++] ?? 0;
/** Of the processor, not of the clock: a busy machine must not kill a mutant. */
const cpuMs = () => process.cpuUsage().user / 1000;
const started = cpuMs();
const hits = new Set<number>();
let turns = 0;
let failed = false;

const say = (line: PassLine) => appendFileSync(pass.notes, `${JSON.stringify(line)}\n`);
const hasFailed = (task: Task): boolean => task.result?.state === "fail" || !!task.tasks?.some(hasFailed);

global.$mutant = (id) => {
  if (mutant === 0) hits.add(id);
  return id === mutant;
};
global.$turn = () => {
  if (++turns % 1024 === 0 && mutant > 0 && cpuMs() - started > pass.cpuLimitMs)
    throw new Error("It turns without end");
};

// What a mutant left in the memory of a module must not meet the next one.
vi.resetModules();
say({ mutant, state: "begun", pid: process.pid });
if (!global.$fail)
  for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, () => global.$fail?.());
global.$fail = () => {
  failed = true;
};
beforeEach(({ skip }) => {
  if (failed) skip();
});
afterEach(({ task }) => {
  failed ||= hasFailed(task);
});
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern that no fixture is wanted.
afterAll(({}, file) => {
  const state = failed || hasFailed(file) ? "killed" : "survived";
  say({ mutant, state, file: file.name, cpuMs: cpuMs() - started, hits: [...hits] });
});
