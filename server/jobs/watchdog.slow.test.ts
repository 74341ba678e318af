import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, it } from "vitest";
import { ended, root } from "#tests/support/run-server.ts";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** A program under the watchdog's eyes that does `work`, then says so and lives on. */
function watched(work: string, { seconds = 1, flags = [] as string[] } = {}) {
  const program = `
    import { createWatchdog } from "${root}server/jobs/watchdog.ts";
    const watchdog = createWatchdog("${root}", ${seconds});
    watchdog.start();
    watchdog.note("GET /a");
    setInterval(() => {}, 1_000);
    const freeze = (ms) => { const until = performance.now() + ms; while (performance.now() < until); };
    await new Promise((done) => setTimeout(done, 500));
    console.log("begun");
    ${work}
    console.log("done");`;
  const child = spawn(process.execPath, [...flags, "--input-type=module-typescript", "-e", program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  running.push(child);
  return { child, said: () => text };
}

const patience = { timeout: 300_000 };

it("ends a process that has stood still too long, and says what was begun last", async () => {
  const { child, said } = watched("freeze(600_000);");
  await ended(child);
  expect(child.signalCode).toBe("SIGALRM");
  expect(said()).toMatch(/^begun\nFrozen: .* for 1 s, .* Last begun: GET \/a\.\n$/);
});

it("lets one live on that is alive", async () => {
  // Three times as long as one that nobody sees alive is let live.
  const { child, said } = watched("await new Promise((done) => setTimeout(done, 9_000));", { seconds: 3 });
  await expect.poll(said, patience).toContain("done");
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});

it("lets one be that somebody looks at with a debugger", async () => {
  const { child, said } = watched("freeze(2_500);", { flags: ["--inspect=127.0.0.1:0"] });
  await expect.poll(said, patience).toContain("done");
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
