import { spawn } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { listServers, noteServer } from "#data/writes/servers.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { joinServers } from "./neighbours.ts";

describeEachDatabase("servers on one database", ({ create, openAgain, kind }) => {
  test("a second one says what it may do; one that was killed counts no more", async () => {
    const db = await create();
    const now = new Date().toISOString();
    const living = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    const note = { host: hostname(), startedAt: now, seenAt: now };
    await noteServer(db, { ...note, pid: living.pid as number });
    await noteServer(db, { ...note, host: "elsewhere", pid: 7, seenAt: new Date(Date.now() - 600_000).toISOString() });
    const said: string[] = [];
    const leave = await joinServers(db, (line) => said.push(line));
    if (kind === "sqlite") {
      expect(said).toEqual([expect.stringContaining(`process ${living.pid} on ${hostname()}`)]);
      expect(said[0]).toContain("on one machine only");
      expect((await listServers(db)).map(({ pid }) => pid).sort()).toEqual([living.pid, process.pid].sort());
    } else expect(said).toEqual([]);
    await leave();
    expect((await listServers(db)).map(({ pid }) => pid)).not.toContain(process.pid);
    living.kill("SIGKILL");
    await new Promise((ended) => living.once("exit", ended));
    const alone: string[] = [];
    await (await joinServers(db, (line) => alone.push(line)))();
    expect(alone).toEqual([]);
  });

  test.runIf(kind === "sqlite")("beside an import that holds the lock it starts and stops all the same", async () => {
    const db = await create();
    const importer = await openAgain(db);
    const said: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let importing = true;
    const work = importer.main
      .transaction()
      .execute(async () => {
        begin();
        await ended;
      })
      .finally(() => {
        importing = false;
      });
    await begun;
    const leave = await joinServers(db, (line) => said.push(line));
    expect(said).toEqual([expect.stringMatching(/could not be settled .*going on/)]);
    await leave();
    expect(importing).toBe(true);
    end();
    await work;
  });
});
