import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { lastWords } from "./last-words.ts";
import { ended } from "./run-server.ts";

/** A PostgreSQL server of a test's own: free port, temporary folder, trust on loopback. */
export type TestServer = {
  port: number;
  url(database: string): string;
  /** The whole machine goes down at once: all its processes, kill -9. */
  kill(): Promise<void>;
  /** It takes packets and answers nothing, until it is let go on. */
  freeze(): void;
  goOn(): void;
  /** Again, on the same data and port, after `kill`. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type ServerOptions = {
  /** "name=value" of its configuration; quick rather than lasting unless told. */
  settings?: readonly string[];
  /** A standby, which follows none. */
  standby?: boolean;
};

const root = "/usr/lib/postgresql";
/** Nothing must last, and to compile a query that runs once takes longer than the query. */
const quick = ["fsync=off", "full_page_writes=off", "jit=off", "autovacuum=off"];

/** The newest installed server's programs (15 or later), or undefined. */
export function findPostgres(): string | undefined {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a);
  return versions.map((version) => join(root, String(version), "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/** The server refuses to run as root, so root lends itself the package's own user. */
export function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Makes a folder the server's own, where it runs as another user. */
export function giveToServer(folder: string): void {
  const as = owner();
  if (as) chownSync(folder, as.uid, as.gid);
}

export async function startPostgres({ settings = quick, standby = false }: ServerOptions = {}): Promise<TestServer> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL 15 or later is not installed");
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), "yonke-pg-"));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const heard = { stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"], cwd: folder, ...as };
  /** What it says of a failure is in the error. */
  const run = (program: string, ...args: string[]) => execFileSync(join(bin, program), args, heard);
  run("initdb", "-D", data, "-U", "yonke", "-A", "trust", "-E", "UTF8", "--no-sync");
  if (standby) writeFileSync(join(data, "standby.signal"), "");
  const port = await freePort();
  const url = (database: string) => `postgres://yonke@127.0.0.1:${port}/${database}`;
  const all = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...settings];
  let server: ChildProcess | undefined;
  const killAtExit = () => {
    signalAll("SIGCONT");
    server?.kill("SIGQUIT");
  };
  process.once("exit", killAtExit);
  async function start() {
    const args = ["-D", data, "-p", String(port), ...all.flatMap((setting) => ["-c", setting])];
    server = spawn(join(bin as string, "postgres"), args, heard);
    await untilReady(url("postgres"), server, lastWords(server));
  }
  /** To the server and all its processes. */
  const signalAll = (signal: NodeJS.Signals) => {
    const family = server?.pid ? [server.pid, ...childrenOf(server.pid)] : [];
    for (const pid of family) signalIfThere(pid, signal);
  };
  await start();
  return {
    port,
    url,
    start,
    async kill() {
      if (server?.pid) await killFamily(server.pid);
    },
    freeze: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
    async stop() {
      process.off("exit", killAtExit);
      server?.kill("SIGINT");
      if (server) await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A program and all that it has started, kill -9; they are gone when this ends. */
export async function killFamily(pid: number): Promise<void> {
  const family = [pid, ...childrenOf(pid)];
  for (const one of family) signalIfThere(one, "SIGKILL");
  while (family.some(isAlive)) await new Promise((done) => setTimeout(done, 5));
}

/** One that has ended and whose parent has not asked for its status yet is none. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // ended meanwhile
  }
}

/** As Linux tells it. */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === pid;
      } catch {
        return false; // ended meanwhile
      }
    })
    .map(Number);
}

/** No machine is so slow; the tests' own patience would end it without its words. */
const stuckAfterMs = 540_000;

async function untilReady(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < stuckAfterMs) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with status ${server.exitCode}:\n${said()}`);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not become ready:\n${said()}`);
}
