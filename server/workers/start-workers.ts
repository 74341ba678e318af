import cluster from "node:cluster";
import { availableParallelism, totalmem } from "node:os";
import type { Config } from "#config";
import { portIsFree } from "#server/http/port.ts";
import { createWatchdog } from "#server/jobs/watchdog.ts";
import { createCrew } from "./crew.ts";

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
/** With less than this one process has the machine to itself, unless somebody asks for more. */
const leastForSeveral = 2 * gigabyte;
/** Kept pages and answers grow to so much more than a process has at its start (docs/decisions/030-workers.md). */
const growth = 1.6;
/** Imports run in processes of their own. */
const beside = 300 * megabyte;

type Machine = { cores: number; totalBytes: number };

/** How many processes there may be at most: the setting, or by what the machine has. */
export function mostWorkers(setting: number | "auto" | undefined, { cores, totalBytes }: Machine): number {
  if (typeof setting === "number") return setting;
  if (setting === undefined && totalBytes < leastForSeveral) return 1;
  return cores;
}

/** How many of them there is room for, once the first one's size is known and so much memory is left. */
export function workersThatFit(most: number, firstBytes: number, freeBytes: number): number {
  // The first will grow as well.
  const room = freeBytes - beside - firstBytes * (growth - 1);
  return Math.max(1, Math.min(most, 1 + Math.floor(room / (firstBytes * growth))));
}

/** A container's limit, where there is one; without it Node says nothing or more than there can be. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Whether this machine and the settings ask for more than one process. */
export const wantsWorkers = ({ workers }: Config): boolean =>
  mostWorkers(workers, { cores: availableParallelism(), totalBytes: memoryOfMachine() }) > 1;

/**
 * Serves nothing itself: gives each connection to one of several equal processes and looks after them. The first starts
 * alone, brings the data up to date and says what there is to say; the others follow when it answers.
 */
export async function startWorkers(config: Config, say: (line: string) => void): Promise<void> {
  await portIsFree(config.port, config.host);
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const crew = createCrew(say, (status) => process.exit(status));
  process.on("SIGHUP", () => crew.reread());
  process.on("SIGUSR2", () => void crew.renew());
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => crew.stop());
  createWatchdog(config.root, config.watchdogSeconds).start();
  const bytes = await crew.enlist();
  // It has said why.
  if (bytes === undefined) return process.exit(1);
  const most = mostWorkers(config.workers, { cores: availableParallelism(), totalBytes: memoryOfMachine() });
  const workers =
    typeof config.workers === "number" ? config.workers : workersThatFit(most, bytes, process.availableMemory());
  await crew.growTo(workers);
  const short = workers < most ? `; there is no memory for ${most}` : "";
  say(`Workers  ${workers} of ${Math.round(bytes / 1024 ** 2)} MB and more${short}`);
}
