import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { freePort } from "../../tests/support/free-port.ts";
import { findPostgres, startPostgres, type TestServer } from "../../tests/support/postgres.ts";
import { ended } from "../../tests/support/run-server.ts";
import { startSite } from "../servers.ts";
import { startBalancer } from "./balancer.ts";

const root = new URL("../..", import.meta.url).pathname;
type Site = Awaited<ReturnType<typeof startSite>>;

export type Cluster = {
  primary: TestServer;
  standby: TestServer;
  servers: { site: Site; restart(): Promise<void>; kill(): Promise<void> }[];
  /** The balancer's address. */
  site: string;
  /** `npm run yonke` on this cluster's database. */
  yonke(...args: string[]): Promise<void>;
  stop(): Promise<void>;
};

export async function ask<Row extends object>(server: TestServer, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url("yonke") });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A primary, its standby, as many servers as asked for on both, and the balancer before them; all on the loopback. */
export async function startCluster(count: number, say: (line: string) => void, ...size: string[]): Promise<Cluster> {
  if (!findPostgres()) throw new Error("PostgreSQL 15 is not installed: apt-get install postgresql-15");
  say("Starting the primary and making the demo chain on it…");
  const primary = await startPostgres({ settings: ["shared_buffers=256MB"] });
  const alone = new pg.Client({ connectionString: primary.url("postgres") });
  await alone.connect();
  await alone.query("create database yonke");
  await alone.end();
  await run({ DATABASE_URL: primary.url("yonke") }, "migrate");
  await run({ DATABASE_URL: primary.url("yonke") }, "demo", ...size);
  say("Copying it to a standby, without which from now on nothing is acknowledged…");
  const standby = await startPostgres({
    settings: ["shared_buffers=256MB"],
    standbyOf: { server: primary, name: "standby" },
  });
  await ask(primary, "alter system set synchronous_standby_names = 'standby'");
  await ask(primary, "select pg_reload_conf()");

  const both = (...hosts: TestServer[]) =>
    `postgres://yonke@${hosts.map(({ port }) => `127.0.0.1:${port}`).join(",")}/yonke`;
  const env = {
    DATABASE_URL: both(primary, standby),
    DATABASE_READ_URL: both(standby, primary),
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "3",
    HOST: "127.0.0.1",
  };
  say(`Starting ${count} servers and the balancer…`);
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const own = { ...env, PORT: String(await freePort()) };
      const server = {
        site: await startSite(own),
        async restart() {
          server.site.child.kill("SIGTERM");
          const status = await ended(server.site.child);
          if (status !== 0) throw new Error(`a server stopped with status ${status}`);
          server.site = await startSite(own);
        },
        /** As a machine dies; what starts servers again does so. */
        async kill() {
          server.site.child.kill("SIGKILL");
          await ended(server.site.child);
          server.site = await startSite(own);
        },
      };
      return server;
    }),
  );
  const balancer = await startBalancer(servers.map(({ site }) => site.url));
  return {
    primary,
    standby,
    servers,
    site: balancer.url,
    yonke: (...args) => run(env, ...args),
    async stop() {
      balancer.child.kill("SIGTERM");
      for (const { site } of servers) site.child.kill("SIGKILL");
      await Promise.all(servers.map(({ site }) => ended(site.child)));
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}

async function run(env: Record<string, string>, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ["cli/yonke.ts", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part) => (said += part));
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`yonke ${args.join(" ")} ended with ${status}: ${said.slice(-400)}`);
}
