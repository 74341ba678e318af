import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL server of a test's own: free port, temporary folder, trust on loopback, no fsync. */
export type TestServer = { port: number; url(database: string): string; stop(): Promise<void> };

const root = "/usr/lib/postgresql";

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
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

export async function startPostgres(): Promise<TestServer> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL 15 or later is not installed");
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), "yonke-pg-"));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const quiet = { stdio: "ignore" as const, cwd: folder, ...as };
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "yonke", "-A", "trust", "-E", "UTF8", "--no-sync"], quiet);
  const port = await freePort();
  const settings = [
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    quiet,
  );
  const killAtExit = () => server.kill("SIGQUIT");
  process.once("exit", killAtExit);
  const url = (database: string) => `postgres://yonke@127.0.0.1:${port}/${database}`;
  await untilReady(url("postgres"), server);
  return {
    port,
    url,
    async stop() {
      process.off("exit", killAtExit);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with status ${server.exitCode}`);
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
  throw new Error("PostgreSQL did not become ready");
}
