import type { Solution, Task } from "./solve.ts";

const challengePath = "/api/captcha/challenge";

function work(task: Task): Promise<Solution> {
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error("failed"));
    worker.onerror = () => reject(new Error("no worker"));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** Over plain http to an address browsers have no cryptography: forms go from there as they do without script. */
export const canSolve = (): boolean => typeof Worker !== "undefined" && crypto.subtle !== undefined;

/** False where a provider's check is in use, which only the visitor can pass. */
export const hasTasks = async (): Promise<boolean> => (await fetch(challengePath)).status !== 404;

type Solved = { answer: string; expiresAt: number };

/** Asks the server for a task and solves it on this device; the answer is good once. Undefined: it has no tasks. */
export async function solveTask(): Promise<Solved | undefined> {
  const reply = await fetch(challengePath);
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`challenge: ${reply.status}`);
  const task = (await reply.json()) as Task;
  const solution = await work(task);
  return {
    answer: btoa(JSON.stringify({ challenge: task, solution })),
    expiresAt: (task.parameters.expiresAt ?? 0) * 1000,
  };
}
