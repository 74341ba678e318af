import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createVitest } from "vitest/node";
import type { PassLine } from "./pass.ts";

export type Reach = { file: string; cpuMs: number; hits: Set<number> };
type Outcome = { killed: Set<number>; survived: Set<number> };

/** Longer than any test that fails by waiting; only a loop without end in code that is not ours lasts so long. */
const stuckAfterMs = 180_000;

function read(notes: string): PassLine[] {
  if (!existsSync(notes)) return [];
  const lines = readFileSync(notes, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as PassLine);
}

/** Ends the worker that has begun with a mutant and says no more. */
async function endWhenStuck(notes: string, ended: AbortSignal) {
  let [count, since] = [0, performance.now()];
  while (!ended.aborted) {
    await wait(2000, undefined, { signal: ended }).catch(() => undefined);
    const lines = read(notes);
    if (lines.length !== count) [count, since] = [lines.length, performance.now()];
    const last = lines.at(-1);
    if (last?.state !== "begun" || !last.pid || performance.now() - since < stuckAfterMs) continue;
    process.kill(last.pid, "SIGKILL");
    since = performance.now();
  }
}

/** Vitest in one worker, which reads changed sources and passes a test file once for each mutant. */
export async function openTestFiles(root: string, sources: ReadonlyMap<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const vitest = await createVitest(
    {
      config: false,
      root,
      watch: false,
      include: ["**/*.test.{ts,tsx}"],
      exclude: ["node_modules", "dist", ".tmp", ".data", "tests/sweeps/**", "scripts/**"],
      setupFiles: [join(import.meta.dirname, "in-worker.ts"), join(root, "tests/support/shipped-chain.ts")],
      // SQLite alone: the other half of these tests asks the same of PostgreSQL.
      testNamePattern: "^(?!.*\\(PostgreSQL\\))",
      pool: "forks",
      isolate: false,
      maxWorkers: 1,
      unstubEnvs: true,
      fsModuleCachePath: join(folder, "modules"),
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      reporters: [{}],
      silent: true,
      // A test that reads none of the sources is not even surveyed.
      related: Array.from(sources.keys(), (file) => join(root, file)),
    },
    { plugins: [{ name: "mutants", enforce: "pre", transform: (_code, id) => sources.get(relative(root, id)) }] },
  );
  const project = vitest.getRootProject();
  const specs = await vitest.getRelevantTestSpecifications();
  let passes = 0;

  async function run(files: string[], mutants: number[], cpuLimitMs: number): Promise<PassLine[]> {
    const notes = join(folder, `${++passes}.jsonl`);
    project.provide("pass", { id: passes, mutants, cpuLimitMs, notes });
    const ended = new AbortController();
    const watch = endWhenStuck(notes, ended.signal);
    const wanted = files.map((file, at) =>
      project.createSpecification(join(root, file), undefined, undefined, `${at}`),
    );
    await vitest.runTestSpecifications(wanted).catch(() => undefined);
    ended.abort();
    await watch;
    return read(notes);
  }

  return {
    /** What each test file of a folder reaches, without a mutant. */
    async survey(room: string): Promise<Reach[]> {
      const files = specs.map((spec) => relative(root, spec.moduleId)).filter((file) => file.startsWith(`${room}/`));
      const lines = (await run(files.sort(), [], 0)).filter(({ state }) => state === "survived");
      const lacking = files.filter((name) => !lines.some(({ file }) => file === name));
      if (lacking.length > 0) throw new Error(`Fail without a mutant: ${lacking.join(", ")}. Mend them first.`);
      return lines.map(({ file = "", cpuMs = 0, hits }) => ({ file, cpuMs, hits: new Set(hits) }));
    },
    async pass(file: string, mutants: number[], cpuLimitMs: number): Promise<Outcome> {
      const lines = await run(
        mutants.map(() => file),
        mutants,
        cpuLimitMs,
      );
      const survived = new Set(lines.filter(({ state }) => state === "survived").map(({ mutant }) => mutant));
      // Begun and never ended well: noticed, or the file could not even be read, or the process died.
      return { survived, killed: new Set(lines.map(({ mutant }) => mutant).filter((id) => !survived.has(id))) };
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
