import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { JobAnswer, RunJob } from "#office/files/jobs.ts";

/** Runs each import of the office in a process of its own: a long file takes nothing from visitors. */
export const createJobs =
  (root: string, log: { error(facts: object, message: string): void }): RunJob =>
  async (job) => {
    const child = spawn(process.execPath, [join(root, "cli/import-job.ts")], {
      cwd: root,
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.on("error", () => {});
    child.stdin.end(JSON.stringify(job));
    const ended = new Promise<number>((done) => child.on("close", (code) => done(code ?? 1)));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if ((await ended) === 0) return JSON.parse(out) as JobAnswer;
    log.error({ reason: err.slice(0, 2000) }, "an import of the office failed");
    throw new Error("an import of the office failed");
  };
