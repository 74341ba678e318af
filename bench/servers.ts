import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const root = new URL("..", import.meta.url).pathname;
const started = new Set<ChildProcess>();

export const stopAll = () => {
  for (const child of started) child.kill("SIGTERM");
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** Our server as `npm start` runs it, on its own data. */
export async function startSite(
  env: Record<string, string>,
): Promise<{ url: string; process: ChildProcess; startMs: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  started.add(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    const ready = await fetch(`${url}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return { url, process: child, startMs: performance.now() - began };
    await wait(50);
  }
  throw new Error("the server did not become ready");
}

/** A bare node:http server that sends exactly what `from` answered. */
export async function startBare(from: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(from, { headers });
  // fetch has undone the compression: ask again for the raw bytes.
  const { get } = await import("node:http");
  const raw = await new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(from, { headers }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part as Buffer);
      resolve({ headers: res.headers as Record<string, string>, body: Buffer.concat(parts) });
    }).on("error", reject);
  });
  if (!response.ok) throw new Error(`${from} answered ${response.status}`);
  const { connection, "keep-alive": _, date, "transfer-encoding": __, ...kept } = raw.headers;
  const child = spawn(process.execPath, ["bench/bare.ts"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  started.add(child);
  child.stdin?.end(
    JSON.stringify({
      headers: { ...kept, "content-length": String(raw.body.length) },
      body: raw.body.toString("base64"),
    }),
  );
  const port = await new Promise<string>((done) => child.stdout?.once("data", (data) => done(String(data).trim())));
  return `http://127.0.0.1:${port}/`;
}
