import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { root } from "./folders.ts";

const started = new Set<ChildProcess>();
/** Of every server that is started here. */
export const adminKey = "the-bench-asks-for-figures";

export const stopAll = () => {
  for (const child of started) child.kill("SIGTERM");
};

// However this ends, nothing that it started is left behind.
process.once("exit", stopAll);

/** Ends one of them, and waits until it has. */
export async function stop({ pid }: { pid: number }): Promise<void> {
  const child = [...started].find((one) => one.pid === pid);
  if (!child || child.exitCode !== null) return;
  const exit = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exit;
}

/** Our server as `npm start` runs it, on its own data; on a free port unless told. Ready or not; by way of `through`. */
export async function spawnSite(
  env: Record<string, string>,
  through: string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const port = Number(env.PORT ?? (await freePort()));
  const [program = process.execPath, ...before] = [...through, process.execPath];
  const child = spawn(
    program,
    [
      ...before,
      "--max-semi-space-size=16",
      "--heap-growing-percent=50",
      "--no-allocation-site-pretenuring",
      "scripts/start.ts",
    ],
    {
      cwd: root,
      env: {
        MALLOC_ARENA_MAX: "2",
        MALLOC_TRIM_THRESHOLD_: "131072",
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        ADMIN_TOKEN: adminKey,
        // One core against a bare server's one; all cores are measured by themselves (cores.ts).
        WORKERS: "1",
        PORT: String(port),
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  started.add(child);
  return { child, url: `http://127.0.0.1:${port}` };
}

export async function startSite(env: Record<string, string>, through: string[] = []) {
  const began = performance.now();
  const { child, url } = await spawnSite(env, through);
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("the server did not start");
    const ready = await fetch(`${url}/readyz`).then(
      async (response) => response.ok && !(await response.text()).includes("workers-missing"),
      () => false,
    );
    if (ready) return { url, child, pid: child.pid as number, startMs: performance.now() - began };
    await wait(50);
  }
  throw new Error("the server did not become ready");
}

/** Processor time that a process has taken (Linux). */
export async function spentMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/^.*\) /s, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Until a server that has just started has read, indexed and packed what it wants to have ready. */
export async function whenQuiet(pid: number): Promise<void> {
  for (let before = await spentMs(pid), tries = 0; tries < 60; tries++) {
    await wait(1_000);
    const spent = await spentMs(pid);
    if (spent - before < 50) return;
    before = spent;
  }
  throw new Error("the server did not come to rest");
}

/** The bytes as they travel; fetch would undo the compression. */
export function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      resolve({ headers: response.headers, body: Buffer.concat(parts) });
    }).on("error", reject);
  });
}

/** A bare node:http server that sends exactly what `url` answered. */
export async function startBare(url: string, headers: Record<string, string> = {}): Promise<string> {
  const raw = await rawAnswer(url, headers);
  const kept = Object.entries(raw.headers).filter(
    ([name]) => !["connection", "keep-alive", "date", "transfer-encoding"].includes(name),
  );
  const child = spawn(process.execPath, ["bench/bare.ts"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  started.add(child);
  const answer = {
    headers: { ...Object.fromEntries(kept), "content-length": String(raw.body.length) },
    body: raw.body.toString("base64"),
  };
  child.stdin?.end(JSON.stringify(answer));
  const port = await new Promise<string>((done) => child.stdout?.once("data", (data) => done(String(data).trim())));
  return `http://127.0.0.1:${port}/`;
}
