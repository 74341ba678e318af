import { spawn, spawnSync } from "node:child_process";
import { install } from "../scripts/browser.ts";
import { percent } from "./figures.ts";

type Load = { perSecond: number; p99Ms: number; failed: number };

/** wrk from Debian's packages: written in C, so that the client is not what is measured. */
export function needWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) install("wrk");
}

const toMs = (text: string) => Number.parseFloat(text) * (text.endsWith("us") ? 0.001 : text.endsWith("ms") ? 1 : 1000);

const ordinary = { seconds: 4, connections: 32, headers: {} as Record<string, string>, script: "" };
type Manner = Partial<typeof ordinary> & { core?: number | undefined };

/** Loads one loopback address for some seconds; `script` is a Lua file that varies the requests, `core` the one that asks. */
export async function load(url: string, manner: Manner = {}): Promise<Load> {
  const { seconds, connections, headers, script, core } = { ...ordinary, ...manner };
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
  const [program = "wrk", ...before] = core === undefined ? ["wrk"] : ["taskset", "-c", String(core), "wrk"];
  const child = spawn(program, [...before, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  for await (const chunk of child.stdout) out += chunk;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    p99Ms: toMs(/99%\s+([\d.]+(?:us|ms|s))/.exec(out)?.[1] ?? "0ms"),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(out)?.[1] ?? 0),
  };
}

const rounds = 4;

/** The compiler needs some ten thousand requests before it has seen enough. */
const warmSeconds = 8;

/** Our requests a second against another server's: both warm, and turn by turn, so that a busy moment falls on both. */
export async function compare(
  [ours, manner]: [url: string, manner: Manner],
  [theirs, theirManner]: [url: string, manner: Manner],
): Promise<{ share: number; said: string; failed: number }> {
  await load(ours, { ...manner, seconds: warmSeconds });
  await load(theirs, { ...theirManner, seconds: warmSeconds });
  const total = { ours: 0, theirs: 0, failed: 0 };
  for (let round = 0; round < rounds; round++) {
    const own = await load(ours, { ...manner, seconds: 2 });
    total.ours += own.perSecond / rounds;
    total.failed += own.failed;
    total.theirs += (await load(theirs, { ...theirManner, seconds: 2 })).perSecond / rounds;
  }
  const share = total.ours / total.theirs;
  const said = `${percent(share)} (${total.ours.toFixed(0)} of ${total.theirs.toFixed(0)} requests/s)`;
  return { share, said, failed: total.failed };
}
