import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "yonke-launcher-"));
const launched: ChildProcess[] = [];
afterAll(() => {
  for (const child of launched) child.kill("SIGKILL");
  rmSync(base, { recursive: true, force: true });
});

/** The launcher with a server that does `work`. */
function launch(name: string, work: string) {
  const folder = join(base, name);
  mkdirSync(join(folder, "scripts"), { recursive: true });
  for (const file of ["run.mjs", "packages.mjs"]) copyFileSync(join(here, file), join(folder, "scripts", file));
  const starts = join(folder, "starts");
  const note = `import { appendFileSync } from "node:fs"; appendFileSync("starts", "x");`;
  writeFileSync(join(folder, "scripts/start.ts"), `${note} ${work}`);
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH },
  });
  launched.push(child);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { child, ended, starts: () => (existsSync(starts) ? readFileSync(starts).length : 0) };
}

const lasting = "setInterval(() => {}, 1_000);";

/** Who starts it again is the machine's own: systemd, or a container's policy. */
describe.concurrent("the launcher starts a server once, and ends", () => {
  it("with the status that the server ended with", async () => {
    const { ended, starts } = launch("failed", "process.exit(3);");
    expect([await ended, starts()]).toEqual([3, 1]);
  });

  it.each(["SIGALRM", "SIGKILL"])(
    "with 1 when the server was ended by %s, as its watchdog or the system does",
    async (by) => {
      const { ended, starts } = launch(by, `process.kill(process.pid, "${by}"); ${lasting}`);
      expect([await ended, starts()]).toEqual([1, 1]);
    },
  );

  it("with 0 when it is told to stop and the server stops well", async () => {
    const { child, ended, starts } = launch(
      "stopped",
      `process.on("SIGTERM", () => process.exit(0)); console.error("begun"); ${lasting}`,
    );
    child.stderr?.once("data", () => child.kill("SIGTERM"));
    expect([await ended, starts()]).toEqual([0, 1]);
  });
});
