import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Flooded } from "./flood.ts";
import type { Held } from "./hold.ts";

const here = new URL(".", import.meta.url).pathname;

/** Runs a program of this folder with as many open files as the system allows, and reads what it prints. */
async function run<T>(program: string, ...args: (string | number)[]): Promise<T> {
  const command = 'ulimit -n "$(ulimit -Hn)"; exec "$@"';
  const child = spawn("sh", ["-c", command, "sh", process.execPath, `${here}${program}`, ...args.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (part) => (text += part));
  await once(child, "close");
  return JSON.parse(text) as T;
}

export const flood = (port: number, perSecond: number, seconds: number, path: string) =>
  run<Flooded>("flood.ts", port, perSecond, seconds, path);

/** Clients that hold on to connections in some bad way; `seconds` is how long they are watched. */
export const hold = (port: number, how: string, count: number, seconds: number, large: string) =>
  run<Held>("hold.ts", port, how, count, seconds, large);
