import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "yonke-restarts-"));
const launched: ChildProcess[] = [];
afterAll(() => {
  for (const child of launched) child.kill("SIGKILL");
  rmSync(base, { recursive: true, force: true });
});

/** What its watchdog does to a frozen server. */
const freeze = 'process.kill(process.pid, "SIGALRM"); setInterval(() => {}, 1_000);';

/** The launcher with a server that does `work`; its steady clock says `minutes` more each time that it is asked. */
function launch(name: string, work: string, minutes = 0) {
  const folder = join(base, name);
  mkdirSync(join(folder, "scripts"), { recursive: true });
  for (const file of ["run.mjs", "packages.mjs"]) copyFileSync(join(here, file), join(folder, "scripts", file));
  const starts = join(folder, "starts");
  const note = `import { appendFileSync, readFileSync } from "node:fs"; appendFileSync("starts", "x");`;
  writeFileSync(join(folder, "scripts/start.ts"), `${note} const starts = readFileSync("starts").length; ${work}`);
  const clock = join(folder, "clock.mjs");
  const step = `let now = 0; Object.defineProperty(performance, "now", { value: () => (now += ${minutes * 60_000}) });`;
  writeFileSync(clock, minutes > 0 ? step : "");
  const child = spawn(process.execPath, ["--import", pathToFileURL(clock).href, "scripts/run.mjs", "start"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH },
  });
  launched.push(child);
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const ended = new Promise<{ status: number | null; said: string }>((done) =>
    child.once("close", (status) => done({ status, said })),
  );
  return { child, ended, starts: () => (existsSync(starts) ? readFileSync(starts).length : 0) };
}

describe.concurrent("a server that its watchdog has ended", () => {
  it("is started again five times, and then needs a person", async () => {
    const { ended, starts } = launch("often", freeze);
    const { status, said } = await ended;
    expect([status, starts()]).toEqual([1, 6]);
    expect(said.match(/Starting the server again/g)).toHaveLength(5);
    expect(said).toMatch(/\nThe server froze again and again and is not started once more\.\n$/);
  });

  it("is started again without end when that is five times in ten minutes at most", async () => {
    const { ended, starts } = launch("seldom", `if (starts === 8) process.exit(0); ${freeze}`, 2.1);
    expect([await ended, starts()]).toMatchObject([{ status: 0 }, 8]);
  });

  it("is not started again when it is to stop", async () => {
    const { child, ended, starts } = launch("stopped", freeze);
    child.stderr?.once("data", () => child.kill("SIGTERM"));
    expect([(await ended).status, starts()]).toEqual([1, 1]);
  });

  it("is not started again when it ended for another reason", async () => {
    const failed = launch("failed", "process.exit(3);");
    const killed = launch("killed", 'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1_000);');
    expect([(await failed.ended).status, failed.starts()]).toEqual([3, 1]);
    expect([(await killed.ended).status, killed.starts()]).toEqual([1, 1]);
  });
});
