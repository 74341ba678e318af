import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { listCommon } from "./api.ts";
import type { Figure } from "./figures.ts";
import { scratch } from "./folders.ts";
import { startSite, stop } from "./servers.ts";
import { load } from "./wrk.ts";

/** A tick of the kernel's clock, in which it tells what a process has used. */
const ticksASecond = 100;
const seconds = 10;
/** For each process: enough to keep its core busy, too few for it to turn any away. */
const connections = 8;

/** Fields of a process behind its name, in the order of proc(5). */
const fieldsOf = (pid: number | "self") =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number) as number[];

/** Seconds of processor of the programs that were started here and have ended. */
function secondsOfPrograms(): number {
  const [user = 0, system = 0] = fieldsOf("self").slice(13, 15);
  return (user + system) / ticksASecond;
}

/** Seconds of processor of a server with its workers. */
function secondsOfServer(pid: number): number {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  const ticks = [pid, ...workers].flatMap((one) => fieldsOf(one).slice(11, 13));
  return ticks.reduce((sum, one) => sum + one, 0) / ticksASecond;
}

/** Addresses of results, of the common makes near each yard. */
async function listResultPaths(site: string): Promise<string[]> {
  const { stores, common } = await listCommon(site);
  return stores.flatMap(({ postalCode }) =>
    common.map(({ id }) => `/revise-inventario/busque?make=${id}&model=0&zip=${postalCode.replace(" ", "")}`),
  );
}

/**
 * A script for wrk that asks for another page of results each time: its distance, up to 250 miles, is part of the address
 * that is kept. Every run asks for near and far by turns, whenever it begins: a far one is many times as large.
 */
async function freshScript(site: string): Promise<string> {
  const paths = await listResultPaths(site);
  const script = `${scratch}fresh.lua`;
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",\n")}}
local n = os.time() * 5003
request = function()
  n = n + 1
  return wrk.format("GET", paths[n % #paths + 1] .. "&distance=" .. (22 + n * 37 % 229))
end
`,
  );
  return script;
}

/** As browsers ask. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

type Measured = { perSecond: number; cores: number; msEach: number; failed: number };

/**
 * Pages a second of so many processes on as many cores. The load's own program has another core where there is one; else
 * it takes of theirs, and `cores` is what it left them.
 */
async function measure(DATA_DIR: string, workers: number): Promise<Measured> {
  const own = Array.from({ length: workers }, (_, core) => core).join(",");
  const site = await startSite({ DATA_DIR, WORKERS: String(workers) }, ["taskset", "-c", own]);
  const script = await freshScript(site.url);
  const another = availableParallelism() > workers ? workers : undefined;
  const manner = { script, headers, core: another, connections: connections * workers };
  await load(`${site.url}/`, { ...manner, seconds: 8 });
  const before = { programs: secondsOfPrograms(), server: secondsOfServer(site.pid) };
  const { perSecond, failed } = await load(`${site.url}/`, { ...manner, seconds });
  const taken = another === undefined ? (secondsOfPrograms() - before.programs) / seconds : 0;
  const msEach = ((secondsOfServer(site.pid) - before.server) * 1000) / (perSecond * seconds);
  await stop(site);
  return { perSecond, cores: workers - taken, msEach, failed };
}

/** Results made anew with a process on each of two cores, against one process on one core. */
export async function pagesOnCores(DATA_DIR: string): Promise<Figure[]> {
  if (availableParallelism() < 2) return [];
  const one = await measure(DATA_DIR, 1);
  const two = await measure(DATA_DIR, 2);
  const share = (two.perSecond / two.cores / (one.perSecond / one.cores)) * 2;
  const told = ({ perSecond, cores, msEach, failed }: Measured) =>
    `${perSecond.toFixed(0)} a second on ${cores.toFixed(2)}, ${msEach.toFixed(1)} ms of a core each, ${failed} refused`;
  return [
    {
      what: "all cores: results pages made anew by a process on each of two cores, against one on one",
      bar: "≥ 1.8 ×",
      measured: `${share.toFixed(2)} × (${told(two)}; ${told(one)})`,
      holds: share >= 1.8 && one.failed + two.failed === 0,
    },
  ];
}
