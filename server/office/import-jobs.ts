import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Words } from "#core/edition.ts";
import { NotKept } from "#data/trouble.ts";
import type { ImportJob, JobAnswer, NotDone, RunJob } from "#office/files/jobs.ts";

const limits = { atOnce: 2, longestMs: 15 * 60_000 };

const full: Words = {
  es: "La oficina ya trabaja con otros archivos; no se cambió nada. Pruebe otra vez en un momento.",
  en: "The office is already working on other files; nothing was changed. Try again in a moment.",
};
const slow: Words = {
  es: "Tardó demasiado y se detuvo. Mande menos de una vez: parta el archivo o quite fotos.",
  en: "It took too long and was stopped. Send less at a time: split the file or leave photos out.",
};

function kept(answer: JobAnswer | NotDone): JobAnswer {
  if ("notKept" in answer) throw new NotKept(answer.notKept);
  return answer;
}

export type Jobs = { run: RunJob; close(): void };

/** Runs each import of the office in a process of its own: a long file takes nothing from visitors. None outlives its server. */
export function createJobs(
  root: string,
  log: { error(facts: object, message: string): void },
  { atOnce, longestMs }: typeof limits = limits,
): Jobs {
  const under = new Set<ChildProcess>();

  async function follow(child: ReturnType<typeof start>): Promise<JobAnswer> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill("SIGKILL");
    }, longestMs);
    const ended = new Promise<number>((done) => child.on("close", (code) => done(code ?? 1)));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const code = await ended;
    clearTimeout(timer);
    if (code === 0) return kept(JSON.parse(out) as JobAnswer | NotDone);
    log.error({ reason: late ? "too long" : err.slice(0, 2000) }, "an import of the office failed");
    if (late) return { trouble: slow };
    throw new Error("an import of the office failed");
  }

  function start(job: ImportJob) {
    const child = spawn(process.execPath, [join(root, "cli/import-job.ts")], {
      cwd: root,
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.on("error", () => {});
    // It stays open: when it ends, the job knows that its server is gone.
    child.stdin.write(`${JSON.stringify(job)}\n`);
    return child;
  }

  return {
    async run(job) {
      if (under.size >= atOnce) return { trouble: full, busy: true };
      const child = start(job);
      under.add(child);
      return follow(child).finally(() => under.delete(child));
    },
    close() {
      for (const child of under) child.kill("SIGKILL");
    },
  };
}
