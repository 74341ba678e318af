import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Attacked } from "./attack.ts";
import type { Flooded } from "./flood.ts";
import type { Held } from "./hold.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Starts a program of this folder with as many open files as the system allows; `said` is what it prints at its end. */
function start<T>(program: string, ...args: (string | number)[]) {
  const command = 'ulimit -n "$(ulimit -Hn)"; exec "$@"';
  const child = spawn("sh", ["-c", command, "sh", process.execPath, `${here}${program}`, ...args.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  let text = "";
  child.stdout.on("data", (part) => (text += part));
  return { child, said: once(child, "close").then(() => JSON.parse(text) as T) };
}

const run = <T>(program: string, ...args: (string | number)[]) => start<T>(program, ...args).said;

export const flood = (port: number, perSecond: number, seconds: number, path: string) =>
  run<Flooded>("flood.ts", port, perSecond, seconds, path);

/** Clients that hold on to connections in some bad way; `seconds` is how long they are watched. */
export const hold = (port: number, how: string, count: number, seconds: number, large: string) =>
  run<Held>("hold.ts", port, how, count, seconds, large);

/** Greedy clients of one network, until they are told to stop. */
export function attack(port: number, how: string, count: number, from: string) {
  const { child, said } = start<Attacked>("attack.ts", port, how, count, from);
  return {
    stop() {
      child.kill("SIGTERM");
      return said;
    },
  };
}
