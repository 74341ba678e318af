import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { selectiveSearches, writeVaryingScript } from "./api.ts";
import type { Figure } from "./figures.ts";
import { startSite } from "./servers.ts";
import { load } from "./wrk.ts";

const root = new URL("..", import.meta.url).pathname;

/** The folder of a chain of a million cars in 5,000 stores, made once: it takes minutes. */
export function makeMillion(DATA_DIR = `${root}.tmp/bench-million`): string {
  if (existsSync(`${DATA_DIR}/made`)) return DATA_DIR;
  mkdirSync(DATA_DIR, { recursive: true });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["cli/yonke.ts", ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR },
      stdio: "inherit",
    });
  run("migrate");
  if (run("demo", "--stores", "5000", "--vehicles", "1000000").status !== 0)
    throw new Error("the large chain was not made");
  mkdirSync(`${DATA_DIR}/made`);
  return DATA_DIR;
}

async function p99(site: string): Promise<number> {
  const script = writeVaryingScript(await selectiveSearches(site));
  await load(`${site}/`, { seconds: 8, script });
  return (await load(`${site}/`, { seconds: 6, connections: 4, script })).p99Ms;
}

/** The same search, some thirty cars, in a small chain and in one many times as large. */
export async function searchAtScale(small: string): Promise<Figure> {
  const DATA_DIR = makeMillion();
  const few = await p99(small);
  const large = await startSite({ DATA_DIR });
  const many = await p99(large.url);
  process.kill(large.pid, "SIGTERM");
  return {
    what: "p99 of that search, 1,000,000 vehicles in 5,000 stores against 60,000 in 58",
    bar: "≤ 3 ×",
    measured: `${(many / few).toFixed(1)} × (${many.toFixed(1)} ms against ${few.toFixed(1)} ms)`,
    holds: many / few <= 3,
  };
}
