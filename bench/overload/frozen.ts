import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figures.ts";
import { startSite } from "../servers.ts";
import { standBy } from "./bystander.ts";

const freezer = fileURLToPath(new URL("../../tests/support/freeze-on-signal.mjs", import.meta.url));
const within = { ms: 15_000 };

/** A process whose event loop stands still beside one that goes on. */
export async function proveFrozen(other: { url: string }, DATA_DIR: string): Promise<Figure> {
  const { child } = await startSite({ DATA_DIR, HOST: "127.0.0.1", NODE_OPTIONS: `--import=${freezer}` });
  const ended = once(child, "exit");
  const began = performance.now();
  child.kill("SIGQUIT");
  const met = standBy(other.url, "127.0.2.1", 5);
  const [, signal] = (await ended) as [number | null, string | null];
  const ms = performance.now() - began;
  const { refused, asked } = await met;
  return {
    what: "a process that is frozen: its watchdog ends it, the other goes on",
    bar: `within ${within.ms / 1000} s; none refused by the other`,
    measured: `${(ms / 1000).toFixed(1)} s (${signal}); ${refused} of ${asked} refused`,
    holds: signal === "SIGALRM" && ms <= within.ms && refused === 0,
  };
}
