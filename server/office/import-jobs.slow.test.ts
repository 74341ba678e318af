import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ImportJob } from "#office/files/jobs.ts";
import { createJobs } from "./import-jobs.ts";

const root = join(import.meta.dirname, "../..");
const log = { error: vi.fn() };
const limits = { atOnce: 2, longestMs: 60_000 };
const job: ImportJob = { kind: "recognise", path: "/none", name: "a.csv", among: {} };
const sockets = new Set<Socket>();
/** A database that takes connections and says nothing: whoever asks it waits. */
const silent = createServer((socket) => sockets.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "yonke-jobs-"));
  if (!silent.listening) await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", `postgres://yonke:x@127.0.0.1:${port}/yonke`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => void silent.close());

it("takes two jobs at once, tells a third to wait in both languages, and ends them when the office closes", async () => {
  const jobs = createJobs(root, log, limits);
  const both = Promise.allSettled([jobs.run(job), jobs.run(job)]);
  expect(await jobs.run(job)).toEqual({
    busy: true,
    trouble: {
      es: expect.stringContaining("otra vez en un momento"),
      en: expect.stringContaining("again in a moment"),
    },
  });
  jobs.close();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it("stops a job that takes too long, and says so", async () => {
  const jobs = createJobs(root, log, { ...limits, longestMs: 200 });
  expect(await jobs.run(job)).toEqual({
    trouble: { es: expect.stringContaining("se detuvo"), en: expect.stringContaining("was stopped") },
  });
});

it("a job lets visitors go first, and ends with the server that sent it in", async () => {
  const child = spawn(process.execPath, [join(root, "cli/import-job.ts")], { cwd: root });
  child.stdin.write(`${JSON.stringify(job)}\n`);
  // It is at work.
  await expect.poll(() => sockets.size, { timeout: 60_000 }).toBe(1);
  expect(getPriority(child.pid)).toBeGreaterThanOrEqual(5);
  child.stdin.end();
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
});

it("answers, and is gone, while its server stays", async () => {
  vi.stubEnv("DATABASE_URL", "");
  const path = join(folder, "a.txt");
  writeFileSync(path, "one\ttwo\n1\t2\n");
  expect(await createJobs(root, log, limits).run({ ...job, path })).toEqual({ recognised: null });
});
