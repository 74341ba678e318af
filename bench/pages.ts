import { readFile } from "node:fs/promises";
import { type Figure, percent, ratio } from "./figures.ts";
import { startBare } from "./servers.ts";
import { load } from "./wrk.ts";

/** A cached page against a bare server that sends the same bytes. */
export async function cachedPage(site: string): Promise<Figure> {
  const headers = { "accept-encoding": "br" };
  const url = `${site}/`;
  const bare = await startBare(url, headers);
  await load(url, { seconds: 2, headers });
  const ours = await load(url, { headers });
  const limit = await load(bare, { headers });
  const share = ratio(ours.perSecond, limit.perSecond);
  const measured = `${percent(share)} (${ours.perSecond.toFixed(0)} of ${limit.perSecond.toFixed(0)} requests/s)`;
  return { what: "cached page, requests/s against bare `node:http`", bar: "≥ 70 %", measured, holds: share >= 0.7 };
}

/** Resident memory of a process, in MB (Linux). */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
