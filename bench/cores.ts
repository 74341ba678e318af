import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Figure } from "./figures.ts";
import { freshScript, headers } from "./fresh-pages.ts";
import { startSite, stop } from "./servers.ts";
import { load } from "./wrk.ts";

/** A tick of the kernel's clock, in which it tells what a process has used. */
const ticksASecond = 100;

/** Seconds of processor of the programs that were started here and have ended. */
function secondsOfPrograms(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksASecond;
}

type Measured = { perSecond: number; cores: number; failed: number };

const seconds = 10;

/**
 * Pages a second of so many processes on as many cores. The load's own program has another core where there is one; else
 * it takes of theirs, and `cores` is what it left them.
 */
async function measure(DATA_DIR: string, workers: number): Promise<Measured> {
  const own = Array.from({ length: workers }, (_, core) => core).join(",");
  const site = await startSite({ DATA_DIR, WORKERS: String(workers) }, ["taskset", "-c", own]);
  const { script } = await freshScript(site.url);
  const another = availableParallelism() > workers ? workers : undefined;
  const manner = { script, headers, core: another };
  await load(`${site.url}/`, { ...manner, seconds: 8 });
  const before = secondsOfPrograms();
  const { perSecond, failed } = await load(`${site.url}/`, { ...manner, seconds });
  const taken = another === undefined ? (secondsOfPrograms() - before) / seconds : 0;
  await stop(site);
  return { perSecond, cores: workers - taken, failed };
}

/** Results made anew with a process on each of two cores, against one process on one core. */
export async function pagesOnCores(DATA_DIR: string): Promise<Figure[]> {
  if (availableParallelism() < 2) return [];
  const one = await measure(DATA_DIR, 1);
  const two = await measure(DATA_DIR, 2);
  const share = (two.perSecond / two.cores / (one.perSecond / one.cores)) * 2;
  const told = ({ perSecond, cores }: Measured) => `${perSecond.toFixed(0)} a second on ${cores.toFixed(2)}`;
  return [
    {
      what: "all cores: results pages made anew by a process on each of two cores, against one on one",
      bar: "≥ 1.8 ×",
      measured: `${share.toFixed(2)} × (${told(two)}, ${told(one)})`,
      holds: share >= 1.8 && one.failed + two.failed === 0,
    },
  ];
}
