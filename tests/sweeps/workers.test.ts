import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#data/open.ts";
import { listAudit } from "#data/queries/audit.ts";
import { type Ask, ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { cleanEnvironment, ended, type RunningServer, root, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

const key = "the-key-of-several-processes";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: RunningServer;
let origin = "";
let office = "";
beforeAll(async () => {
  folder = await createDataFolder();
  const [port, officePort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  office = `http://localhost:${officePort}`;
  const answered = knock();
  server = await runServer("workers", {
    PORT: String(port),
    DATA_DIR: folder.path,
    WORKERS: "2",
    ADMIN_TOKEN: key,
    LOG_LEVEL: "info",
    TRUST_PROXY: "1",
    OFFICE: "1",
    OFFICE_PORT: String(officePort),
    WATCHDOG_SECONDS: "2",
    NODE_OPTIONS: `--import=${root}tests/support/freeze-on-signal.mjs`,
  });
  await answered;
});
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

/** A visitor who comes while it starts, again and again: whoever is let in is answered. */
async function knock() {
  while ((await askNext("/healthz").catch(() => undefined))?.status !== 200) await wait(2);
}

/** Each on a connection of its own: the processes take turns. */
const askNext = (path: string, { headers, ...rest }: Ask = {}, at = origin) =>
  ask(at, path, { headers: { connection: "close", ...headers }, ...rest });
const readiness = async () => JSON.parse((await askNext("/readyz")).text);
const serving = async () => (await readiness()).workers.serving;
const said = () => readFileSync(server.logFile, "utf8");
const workers = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ").map(Number);

async function series(start: string): Promise<number | undefined> {
  const { text } = await askNext("/metrics", { headers: { authorization: `Bearer ${key}` } });
  const line = text.split("\n").find((one) => one.startsWith(start));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}
const views = () => series('yonke_page_views_total{page="locations",edition="es"}');

/** Which process answered, as the log tells. */
async function workerOf(requestId: string | undefined): Promise<number> {
  const find = () =>
    said()
      .split("\n")
      .find((line) => line.includes(`"id":"${requestId}"`));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? "{}").worker;
}

it("answers with two processes on each port, and one of them tells how the start went", async () => {
  await expect.poll(serving).toBe(2);
  const replies = [];
  for (let n = 0; n < 4; n++) replies.push(await askNext("/ubicaciones"));
  const found = await Promise.all(replies.map(({ headers }) => workerOf(headers["x-request-id"])));
  expect(found.toSorted()).toEqual([1, 1, 2, 2]);
  for (let n = 0; n < 4; n++) expect((await askNext("/", {}, office)).status).toBeLessThan(400);
  expect(said().match(/^Español /gm)).toHaveLength(1);
  expect(said()).not.toContain("Another server works on this file");
  const db = await openDatabase({ dataDir: folder.path });
  const links = (await listAudit(db, { limit: 9 })).filter(({ action }) => action === "link.add");
  await db.close();
  expect(links).toHaveLength(1);
});

it("adds up the figures of both, and tells what each takes", async () => {
  const before = (await views()) ?? 0;
  for (let n = 0; n < 6; n++) await askNext("/ubicaciones", { headers: { "user-agent": browser } });
  expect(await views()).toBe(before + 6);
  const sizes = await Promise.all(
    ["1", "2", "primary"].map((one) => series(`yonke_worker_memory_bytes{worker="${one}"}`)),
  );
  const all = (await series("process_resident_memory_bytes ")) ?? 0;
  expect(Math.abs(sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / all - 1)).toBeLessThan(0.2);
  // The same mail and data in both: not twice.
  const { dataVersion } = await readiness();
  expect(await series("yonke_snapshot_version ")).toBe(dataVersion);
});

it("counts a network's calls in both together", async () => {
  let made = 0;
  const exact: string[] = [];
  const call = async () => {
    const reply = await askNext(`/api/locations/count/w${Date.now()}`, {
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
    const left = Number(/r=(\d+)/.exec(reply.headers.ratelimit ?? "")?.[1]);
    made++;
    if (left === 600 - made) exact.push(reply.headers["x-request-id"] ?? "");
    else exact.length = 0;
    // The minute has ended.
    if (left > 600 - made + 5) made = 600 - left;
    return exact.length;
  };
  await expect.poll(call, { interval: 700 }).toBeGreaterThanOrEqual(4);
  expect(new Set(await Promise.all(exact.slice(-2).map(workerOf))).size).toBe(2);
});

it("takes a human proof of either once, and the form that either was sent", async () => {
  const challenge = JSON.parse((await askNext("/api/captcha/challenge")).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const send = async (clientKey: string) => {
    // An odd number of requests: the next form goes to the other.
    await askNext("/healthz");
    const cookie = ((await askNext("/api/token")).headers["set-cookie"] ?? "").split(";")[0] as string;
    const headers = {
      cookie,
      "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1),
      "content-type": "application/json",
    };
    const fields = { name: "Prueba Dos", phone: "555-0100", email: "dos@example.com", recaptcha, clientKey };
    return (await askNext("/api/careers/form/", { method: "POST", headers, body: JSON.stringify(fields) })).status;
  };
  expect([await send("workers-1"), await send("workers-2"), await send("workers-3")]).toEqual([200, 400, 400]);
  // What was taken is known to both: sent again, it is the same form.
  expect([await send("workers-1"), await send("workers-1")]).toEqual([200, 200]);
  expect(await series('yonke_leads_total{form="careers",edition="es"}')).toBe(1);
});

it("shows in both what one was posted, and what a command imports beside them", async () => {
  for (let n = 0; n < 4; n++) await askNext("/sitemap.xml");
  const cookie = ((await askNext("/api/token")).headers["set-cookie"] ?? "").split(";")[0] as string;
  const headers = {
    cookie,
    "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1),
    "content-type": "application/json",
    authorization: `Bearer ${key}`,
  };
  const body = JSON.stringify(["/revise-inventario?told=both"]);
  expect((await askNext("/api/config/urls/", { method: "POST", headers, body })).status).toBe(200);
  const shows = async () => (await askNext("/sitemap.xml")).text.includes("told=both");
  await expect.poll(async () => (await shows()) && (await shows())).toBe(true);
  const { dataVersion } = await readiness();
  const child = spawn(process.execPath, ["cli/yonke.ts", "import", "events", "feeds/events/sample.csv"], {
    cwd: root,
    stdio: "ignore",
    env: { ...cleanEnvironment(), DATA_DIR: folder.path },
  });
  await ended(child);
  await expect.poll(async () => (await readiness()).dataVersion).toBeGreaterThan(dataVersion);
});

it("goes on when one is killed or freezes, replaces it and keeps what it had counted", async () => {
  const before = (await views()) ?? 0;
  for (const [signal, how] of [
    ["SIGKILL", "SIGKILL"],
    ["SIGQUIT", "SIGALRM"],
  ] as const) {
    const [victim = 0] = workers();
    process.kill(victim, signal);
    await expect.poll(said).toContain(`(process ${victim}) ended by ${how}; another takes its place.`);
    expect((await askNext("/ubicaciones")).status).toBe(200);
    await expect.poll(serving).toBe(2);
    expect(workers()).not.toContain(victim);
  }
  expect(await series("yonke_workers_replaced_total ")).toBe(2);
  expect(await views()).toBeGreaterThanOrEqual(before);
});

it("starts all anew, one by one, and no request fails", async () => {
  const old = workers();
  const before = (await views()) ?? 0;
  let done = false;
  const wrong: unknown[] = [];
  /** A visitor who asks on and on, on connections that are kept. */
  async function visitor() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; !done; await wait(10))
      await new Promise<void>((next) => {
        const failed = (why: unknown) => {
          wrong.push(why);
          next();
        };
        get(
          `${origin.replace("localhost", "127.0.0.1")}/ubicaciones`,
          { agent, headers: { "user-agent": browser } },
          (reply) => {
            if (reply.statusCode !== 200) wrong.push(reply.statusCode);
            reply.on("error", failed).on("end", next).resume();
          },
        ).on("error", failed);
      });
    agent.destroy();
  }
  const visitors = [visitor(), visitor(), visitor(), visitor()];
  process.kill(server.pid, "SIGUSR2");
  // The visitors leave little of a crowded machine for the start of each.
  await expect.poll(said, { timeout: 540_000 }).toContain("All workers were started anew, one by one.");
  done = true;
  await Promise.all(visitors);
  expect(wrong).toEqual([]);
  expect(workers().filter((pid) => old.includes(pid))).toEqual([]);
  expect(await series("yonke_workers_replaced_total ")).toBe(2);
  expect(await views()).toBeGreaterThan(before);
});

it("ends with all of them when it is told to stop", async () => {
  const all = workers();
  expect(await server.stop()).toBe(0);
  expect(
    all.filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    }),
  ).toEqual([]);
});
