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
