import { readFile } from "node:fs/promises";
import type { Figure } from "./figures.ts";
import { startBare } from "./servers.ts";
import { compare } from "./wrk.ts";

/** A cached page against a bare server that sends the same bytes. */
export async function cachedPage(site: string): Promise<Figure> {
  const headers = { "accept-encoding": "br" };
  const url = `${site}/`;
  const { share, said } = await compare([url, { headers }], [await startBare(url, headers), { headers }]);
  return {
    what: "cached page, requests/s against bare `node:http`",
    bar: "≥ 70 %",
    measured: said,
    holds: share >= 0.7,
  };
}

/** Resident memory of a process, in MB (Linux). */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
