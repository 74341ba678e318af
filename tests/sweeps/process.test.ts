import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterEach, describe, expect, inject, it } from "vitest";
import { listMissing } from "../../scripts/packages.mjs";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { cleanEnvironment, ended, root, untilReady } from "../support/run-server.ts";

const { one, dataDir } = inject("servers");

const running: ChildProcess[] = [];
/** A test that fails half way leaves nothing behind; the launcher passes the signal on. */
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended(child);
  }
});

function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnvironment(), ...env },
  });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  return { child, said: () => text };
}

/** Every process below this one, as Linux tells it. */
function descendants(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])] as const];
      } catch {
        return []; // ended meanwhile
      }
    });
  const below = (parent: number): number[] =>
    parents.filter(([, p]) => p === parent).flatMap(([id]) => [id, ...below(id)]);
  return below(pid);
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
  });

/** The launcher would install packages that are missing; `npm test` has done that already. */
function whyNoLauncher(): string | undefined {
  if (!existsSync("/proc")) return "no /proc here";
  const missing = listMissing(root, { development: true });
  return missing.length === 0 ? undefined : `packages are missing: ${missing.join(", ")}`;
}
const reason = whyNoLauncher();

describe.skipIf(reason)(`npm start${reason ? ` (skipped: ${reason})` : ""}`, () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints both addresses and on %s ends with everything it started",
    async (signal) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const { child, said } = run("npm", ["start"], { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir });
      await untilReady(origin, child, said);
      expect(said()).toContain(`Español  ${origin}/\n`);
      expect(said()).toContain(`English  ${origin}/en\n`);
      expect((await ask(origin, "/")).status).toBe(200);
      const family = descendants(child.pid as number);
      expect(family.length).toBeGreaterThanOrEqual(2);
      child.kill(signal);
      await ended(child);
      await expect.poll(() => family.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
      expect(await isOpen(port)).toBe(false);
    },
  );

  it("puts another worker in the place of one that was frozen, and still ends with everything it started", async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { child, said } = run("npm", ["start"], {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      WATCHDOG_SECONDS: "2",
      WORKERS: "2",
      NODE_OPTIONS: `--import=${root}tests/support/freeze-on-signal.mjs`,
    });
    await untilReady(origin, child, said);
    const isServer = (pid: number) => {
      const [program = "", ...words] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      return program.endsWith("node") && words.some((word) => word.endsWith("dist/server/start.js"));
    };
    const [supervisor] = descendants(child.pid as number).filter(isServer);
    const workers = () => descendants(supervisor as number).filter(isServer);
    await expect.poll(said).toMatch(/^Workers {2}2 /m);
    const [frozen] = workers();
    // In turn: each has been asked.
    for (let turn = 0; turn < 4; turn++) expect((await ask(origin, "/?asked=secret")).status).toBe(200);
    process.kill(frozen as number, "SIGQUIT");
    await expect.poll(said).toMatch(/^Frozen: .* for 2 s.* Last begun: GET \/\w*\.$/m);
    await expect.poll(said).toMatch(/ ended by SIGALRM; another takes its place\.$/m);
    await expect.poll(() => workers().length).toBe(2);
    expect(workers()).not.toContain(frozen);
    expect((await ask(origin, "/")).status).toBe(200);
    expect(said()).not.toContain("secret");
    const family = descendants(child.pid as number);
    child.kill("SIGTERM");
    await ended(child);
    await expect.poll(() => family.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });
});

describe("the server", () => {
  const start = (env: Record<string, string>) =>
    run(process.execPath, ["scripts/start.ts"], {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      WORKERS: "1",
      ...env,
    });

  it("says when forms would reach nobody and what address links name, and finishes a request under way before it stops, with status 0", async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { child, said } = start({ PORT: String(port) });
    await untilReady(origin, child, said);
    await expect.poll(said).toContain("Mail is not set up (SMTP_URL, mail.general in chain.json)");
    await expect.poll(said).toContain(`name ${origin}: set SITE_URL to the public address.`);
    const reply = await ask(origin, "/readyz");
    expect([reply.status, JSON.parse(reply.text).warnings]).toEqual([200, ["mail-not-set-up"]]);
    const socket = connect(port, "127.0.0.1");
    let got = "";
    socket.on("data", (part) => (got += part.toString()));
    const closed = once(socket, "close");
    await once(socket, "connect");
    socket.write("GET /mapa-del-sitio HTTP/1.1\r\nhost: localhost\r\n");
    // What came later is answered: so this has been read.
    await ask(origin, "/healthz");
    child.kill("SIGTERM");
    await expect.poll(() => isOpen(port)).toBe(false);
    socket.write("connection: close\r\n\r\n");
    await closed;
    expect(got).toMatch(/^HTTP\/1\.1 200 /);
    expect(got).toContain("</html>");
    expect(await ended(child)).toBe(0);
  });

  it("goes on answering after the signal while the balancer looks away, and keeps no connection", async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { child, said } = start({ PORT: String(port), DRAIN_SECONDS: "10" });
    await untilReady(origin, child, said);
    child.kill("SIGTERM");
    await expect.poll(async () => (await ask(origin, "/readyz")).status).toBe(503);
    expect(JSON.parse((await ask(origin, "/readyz")).text)).toMatchObject({ ready: false, reasons: ["stopping"] });
    const page = await ask(origin, "/");
    expect([page.status, page.headers.connection]).toEqual([200, "close"]);
    expect(await ended(child)).toBe(0);
    expect(await isOpen(port)).toBe(false);
  });

  const oneSentence = async ({ child, said }: { child: ChildProcess; said(): string }) => {
    const status = await ended(child);
    const lines = said().trim().split("\n");
    expect([status, lines.length], said()).toEqual([1, 1]);
    return lines[0] ?? "";
  };

  it("says in one sentence that its port is in use", async () => {
    const port = new URL(one.es).port;
    expect(await oneSentence(start({ PORT: port }))).toBe(
      `Port ${port} is in use; stop the other program or choose another with PORT.`,
    );
  });

  it.each([
    ["mysql://somewhere/db", /DATABASE_URL: must start with postgres:\/\//],
    ["postgres://nobody:hush@127.0.0.1:1/none", /./],
  ])("says in one sentence what is wrong with DATABASE_URL=%s, without its password", async (url, words) => {
    const sentence = await oneSentence(start({ PORT: String(await freePort()), DATABASE_URL: url }));
    expect(sentence).toMatch(words);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toContain("hush");
    expect(sentence).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it("names everything that is wrong at once", async () => {
    const sentence = await oneSentence(start({ PORT: "99999", LOG_LEVEL: "loud", SITE_URL: "nowhere" }));
    for (const name of ["PORT", "LOG_LEVEL", "SITE_URL"]) expect(sentence).toContain(name);
  });
});
