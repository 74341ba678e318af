import pg from "pg";
import { freePort } from "../../tests/support/free-port.ts";
import { ended } from "../../tests/support/run-server.ts";
import { yonke } from "../chains.ts";
import { startSite } from "../servers.ts";
import { until } from "../until.ts";
import { startBalancer } from "./balancer.ts";
import { type Member, startEtcd } from "./etcd.ts";
import { type Node, startNodes } from "./patroni.ts";
import { type Pooler, startPooler } from "./pooler.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

export type Cluster = {
  etcd: Member[];
  nodes: Node[];
  pooler: Pooler;
  servers: { site: Site; restart(): Promise<void>; kill(): Promise<void> }[];
  /** The balancer's addresses: the site, and whichever node leads. */
  site: string;
  primary: string;
  /** `npm run yonke` on this cluster's database. */
  yonke(...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

export async function ask<Row extends object>(database: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Servers, haproxy, PgBouncer, three nodes under Patroni with etcd; all on the loopback of one machine. */
export async function startCluster(count: number, say: (line: string) => void, ...size: string[]): Promise<Cluster> {
  say("Starting etcd, and Patroni with PostgreSQL on three nodes…");
  const etcd = await startEtcd();
  const nodes = await startNodes(etcd.map(({ address }) => address));
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const balancer = await startBalancer(
    ports.map((port) => `http://127.0.0.1:${port}`),
    nodes,
  );
  const pooler = await startPooler(balancer.primary, balancer.anyNode);
  const through = (database: string) => `postgres://yonke@127.0.0.1:${balancer.primary}/${database}`;
  await until("the way to the leader", () =>
    ask(through("postgres"), "create database yonke").then(
      () => true,
      () => false,
    ),
  );
  const env = {
    DATABASE_URL: pooler.url("yonke"),
    DATABASE_READ_URL: pooler.url("yonke_reads"),
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "3",
    HOST: "127.0.0.1",
    OFFICE: "0",
  };
  say("Making the demo chain through PgBouncer…");
  await yonke(env, "migrate");
  await yonke(env, "demo", ...size);
  say(`Starting ${count} servers…`);
  const servers = await Promise.all(
    ports.map(async (port) => {
      const own = { ...env, PORT: String(port) };
      // Like systemd's `Restart=`: one that meets a connection which has just been cut ends, and is started again.
      const start = async (tries = 3): Promise<Site> =>
        startSite(own).catch((error) => (tries > 1 ? start(tries - 1) : Promise.reject(error)));
      const server = {
        site: await start(),
        async restart() {
          server.site.child.kill("SIGTERM");
          const status = await ended(server.site.child);
          if (status !== 0) throw new Error(`a server stopped with status ${status}`);
          server.site = await start();
        },
        /** As a machine dies; what starts servers again does so. */
        async kill() {
          server.site.child.kill("SIGKILL");
          await ended(server.site.child);
          server.site = await start();
        },
      };
      return server;
    }),
  );
  await until("the balancer sees the servers", () =>
    fetch(`${balancer.site}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    etcd,
    nodes,
    pooler,
    servers,
    site: balancer.site,
    primary: through("yonke"),
    yonke: (...args) => yonke(env, ...args),
    async stop() {
      for (const { site } of servers) site.child.kill("SIGKILL");
      await Promise.all(servers.map(({ site }) => ended(site.child)));
      await Promise.all([balancer.program.end("SIGTERM"), pooler.program.end("SIGKILL")]);
      // Patroni stops its PostgreSQL when it is told to stop.
      await Promise.all(nodes.map(({ program }) => program.end("SIGTERM")));
      await Promise.all(etcd.map(({ program }) => program.end("SIGKILL")));
    },
  };
}
