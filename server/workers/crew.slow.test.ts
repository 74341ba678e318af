import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ended, root } from "#tests/support/run-server.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-crew-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program whose workers do `work`; the first of them has the number 1. */
async function run(name: string, work: string, size = 1) {
  const file = join(folder, `${name}.mts`);
  writeFileSync(
    file,
    `import cluster from "node:cluster";
    import { createCrew } from "${root}server/workers/crew.ts";
    if (cluster.isWorker) {
      const number = cluster.worker.id;
      const serve = () => process.send({ kind: "ready", bytes: 1 });
      console.error("begun");
      ${work}
    } else {
      const crew = createCrew((line) => console.error(line), (status) => process.exit(status));
      cluster.on("message", (_, message) => message === "stop" && crew.stop());
      if ((await crew.enlist()) === undefined) process.exit(9);
      await crew.growTo(${size});
    }`,
  );
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const status = await ended(child);
  return { status, said, starts: said.match(/^begun$/gm)?.length };
}

it("gives up with one sentence when workers end again and again", async () => {
  const { status, said, starts } = await run("again", "serve(); setTimeout(() => process.exit(7), 20);");
  expect([status, starts]).toEqual([1, 6]);
  expect(said.match(/ended by status 7; another takes its place\./g)).toHaveLength(6);
  expect(said).toMatch(/\nThe workers ended again and again and are not started once more\.\n$/);
});

it("does not start a site whose first worker does not start", async () => {
  const { status, said, starts } = await run("never", 'console.error("why"); process.exit(1);');
  expect([status, said, starts]).toEqual([9, "begun\nwhy\n", 1]);
});

it("says what ended a worker that could say nothing before it served", async () => {
  const { status, said } = await run("killed", 'process.kill(process.pid, "SIGKILL");');
  expect(status).toBe(9);
  expect(said).toMatch(/^begun\nWorker 1 \(process \d+\) was ended by SIGKILL before it served: [^\n]+\n$/);
});

it("starts no other when it was told to end while the first one started", async () => {
  const finishesItsStart = 'process.on("SIGTERM", () => { serve(); setTimeout(() => process.exit(0), 300); });';
  const { status, starts } = await run("ends", `${finishesItsStart} process.send("stop");`, 2);
  expect([status, starts]).toEqual([0, 1]);
});
