import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { ended, root } from "#tests/support/run-server.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-handed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const port = await freePort();
/** Two workers; whoever is asked to freeze does nothing from then on, not even end. */
const program = `
  import cluster from "node:cluster";
  import { createServer } from "node:http";
  import { createCrew } from "${root}server/workers/crew.ts";
  if (cluster.isWorker) {
    const server = createServer((incoming, reply) => {
      const freezes = incoming.url === "/freeze";
      reply.setHeader("connection", "close").end(String(process.pid), () => {
        if (freezes) setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 20);
      });
    });
    server.listen(${port}, "127.0.0.1", () => process.send({ kind: "ready", bytes: 1 }));
    process.on("SIGTERM", () => process.exit(0));
  } else {
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const crew = createCrew(() => {}, (status) => process.exit(status));
    process.on("SIGTERM", () => crew.stop());
    await crew.enlist();
    await crew.growTo(2);
    console.error("ready");
  }`;

/** What came of it: the worker that answered, or how the connection ended. */
const ask = (path: string) =>
  new Promise<string>((done) => {
    const asked = request({ port, host: "127.0.0.1", path, agent: false }, (reply) => {
      let text = "";
      reply.on("data", (part: Buffer) => (text += part.toString()));
      reply.on("end", () => done(text));
      reply.on("error", () => done("reset"));
    });
    asked.on("error", () => done("reset"));
    asked.end();
  });

/** Connections to the site that the other side has left and nobody here closes: state 8 of the kernel's list. */
const listForgotten = () =>
  (existsSync("/proc/net/tcp") ? readFileSync("/proc/net/tcp", "latin1") : "")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === "08" && Number.parseInt(local?.split(":")[1] ?? "", 16) === port);

it("every request ends, answered or reset, when the worker that it was handed to is killed", async () => {
  const file = join(folder, "crew.mts");
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "pipe"] });
  await new Promise((ready) => child.stderr.once("data", ready));
  let resets = 0;
  for (let round = 0; round < 5; round++) {
    const frozen = Number(await ask("/freeze"));
    await wait(300);
    const asked = Array.from({ length: 40 }, () => ask("/"));
    await wait(200);
    process.kill(frozen, "SIGKILL");
    const late = wait(10_000, "hangs" as const);
    const ends = await Promise.all(asked.map((one) => Promise.race([one, late])));
    expect(ends.filter((end) => end === "hangs")).toEqual([]);
    resets += ends.filter((end) => end === "reset").length;
    // Another has taken its place.
    await expect.poll(async () => new Set(await Promise.all([ask("/"), ask("/"), ask("/")])).size).toBe(2);
  }
  // One in each round was on its way: the rest went to the other worker.
  expect(resets).toBe(5);
  await expect.poll(() => listForgotten()).toEqual([]);
  child.kill("SIGTERM");
  expect(await ended(child)).toBe(0);
}, 120_000);
