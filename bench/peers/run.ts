import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tests/support/free-port.ts";
import type { Figure } from "../figures.ts";
import { percent } from "../figures.ts";
import { listResultPaths } from "../fresh-pages.ts";
import { startProgram, startSite, stopAll } from "../servers.ts";
import { load, needWrk } from "../wrk.ts";
import { type DrawnPage, readPage } from "./drawn.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const peers = {
  astro: { build: ["astro", "build"], start: ["dist/server/entry.mjs"] },
  next: { build: ["next", "build"], start: ["node_modules/next/dist/bin/next", "start"] },
} as const;
type Peer = keyof typeof peers;
const pagesAtMost = 400;
const rounds = 4;
/** As many as keep one process busy; ours turns away whom it cannot serve in time. */
const connections = 4;

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${(stderr || stdout).slice(-800)}`);
}

/** Builds one of them in a folder of its own, from its own packages, and starts it. */
async function startPeer(peer: Peer, pages: DrawnPage[]): Promise<string> {
  const folder = `${root}.tmp/peers/${peer}`;
  mkdirSync(folder, { recursive: true });
  cpSync(`${root}bench/peers/${peer}`, folder, { recursive: true });
  for (const file of ["drawn.ts", "pages-read.ts"]) cpSync(`${root}bench/peers/${file}`, `${folder}/${file}`);
  writeFileSync(`${folder}/pages.json`, JSON.stringify(pages));
  run(folder, "npm", "install", "--no-audit", "--no-fund", "--include=dev");
  run(folder, "npx", ...peers[peer].build);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: port, HOST: "127.0.0.1", HOSTNAME: "127.0.0.1" };
  await startProgram(folder, [...peers[peer].start], env, `${url}/busque?n=0`);
  return url;
}

/** A script for wrk: another page each time. */
function writeScript(name: string, next: string, before = ""): string {
  const script = `${root}.tmp/peers/${name}.lua`;
  writeFileSync(
    script,
    `${before}local n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format("GET", ${next})\nend\n`,
  );
  return script;
}

const carsOf = (pages: DrawnPage[]) =>
  pages.reduce((sum, { lists }) => sum + lists.reduce((n, l) => n + l.cars.length, 0), 0);

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !text.includes('class="car__body"'))
    throw new Error(`${url} answered ${answer.status} without cars`);
  return Buffer.byteLength(text);
}

/** Our page of results beside the same in others: made anew for every request, one process each, turn by turn. */
export async function peerFigures(): Promise<Figure[]> {
  needWrk();
  mkdirSync(`${root}.tmp/peers`, { recursive: true });
  const DATA_DIR = `${root}.tmp/bench-data`;
  mkdirSync(DATA_DIR, { recursive: true });
  const site = await startSite({ DATA_DIR });
  const paths = (await listResultPaths(site.url)).slice(0, pagesAtMost);
  const pages: DrawnPage[] = [];
  for (const path of paths) pages.push(readPage(await (await fetch(`${site.url}${path}&distance=50`)).text()));
  const list = `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}\n`;
  const next = `paths[n % #paths + 1] .. "&distance=" .. (51 + math.floor(n / #paths) % 4000)`;
  const own = {
    name: "ours",
    url: site.url,
    script: writeScript("ours", next, list),
    first: `${paths[0]}&distance=50`,
  };
  const servers = [own];
  for (const name of ["astro", "next"] as const) {
    const url = await startPeer(name, pages);
    servers.push({ name, url, script: writeScript(name, `"/busque?n=" .. n`), first: "/busque?n=0" });
  }
  const made = new Map<string, { perSecond: number; bytes: number }>();
  for (const { name, url, script, first } of servers) {
    made.set(name, { perSecond: 0, bytes: await bytesOf(url + first) });
    await load(url, { script, connections, seconds: 8 });
  }
  for (let round = 0; round < rounds; round++)
    for (const { name, url, script } of servers) {
      const { perSecond, failed } = await load(url, { script, connections, seconds: 3 });
      if (failed > 0) throw new Error(`${name} failed ${failed} requests`);
      (made.get(name) as { perSecond: number }).perSecond += perSecond / rounds;
    }
  stopAll();
  const ours = made.get("ours") as { perSecond: number; bytes: number };
  return servers.slice(1).map(({ name }) => {
    const { perSecond, bytes } = made.get(name) as { perSecond: number; bytes: number };
    return {
      what: `results pages made anew (${(carsOf(pages) / pages.length).toFixed(0)} cars each), not compressed, against ${name}, which draws the cars alone`,
      bar: "none",
      measured: `${percent(ours.perSecond / perSecond)} (${ours.perSecond.toFixed(0)} against ${perSecond.toFixed(0)} pages/s; ${(ours.bytes / 1024).toFixed(0)} against ${(bytes / 1024).toFixed(0)} KB)`,
      holds: undefined,
    };
  });
}
