import { spawn, spawnSync } from "node:child_process";
import { install } from "../scripts/browser.ts";

export type Load = { perSecond: number; p99Ms: number; failed: number };

/** wrk from Debian's packages: written in C, so that the client is not what is measured. */
export function needWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) install("wrk");
}

const toMs = (text: string) => Number.parseFloat(text) * (text.endsWith("us") ? 0.001 : text.endsWith("ms") ? 1 : 1000);

/** Loads one loopback address for some seconds; `script` is a Lua file that varies the requests. */
export async function load(
  url: string,
  { seconds = 4, connections = 32, headers = {} as Record<string, string>, script = "" } = {},
): Promise<Load> {
  if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(url)) throw new Error("load tests go to the loopback only");
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(script ? ["-s", script] : []),
    url,
  ];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  for await (const chunk of child.stdout) out += chunk;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    p99Ms: toMs(/99%\s+([\d.]+(?:us|ms|s))/.exec(out)?.[1] ?? "0ms"),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(out)?.[1] ?? 0),
  };
}
