import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { findPostgres, giveToServer, killFamily, owner } from "../../tests/support/postgres.ts";
import { until } from "../until.ts";
import { atExit, Program } from "./program.ts";

export type Node = {
  name: string;
  /** PostgreSQL's own port, and the one where Patroni says what it is. */
  port: number;
  rest: number;
  program: Program;
  /** The machine goes down: Patroni, PostgreSQL and all its processes, without a word. */
  lose(): Promise<void>;
};

/**
 * Patroni's shortest lease: a leader that is gone is replaced after 20 s. It acknowledges only what a standby has too,
 * and picks another standby when that one is lost.
 */
const rules = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: { shared_buffers: "128MB", max_connections: 150, wal_log_hints: "on", jit: "off" },
  },
};

export async function startNodes(etcd: readonly string[]): Promise<Node[]> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL 15 or later is not installed: apt-get install postgresql");
  const nodes: Node[] = [];
  for (const name of ["n1", "n2", "n3"]) {
    const [port, rest] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), "yonke-patroni-"));
    giveToServer(folder);
    const data = join(folder, "data");
    const pidFile = join(data, "postmaster.pid");
    const postmaster = () => Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    const trust = ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"];
    const settings = {
      scope: "yonke",
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { hosts: etcd },
      bootstrap: { dcs: rules, initdb: [{ encoding: "UTF8" }, { auth: "trust" }], pg_hba: trust },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: bin,
        pgpass: join(folder, "pgpass"),
        authentication: { superuser: { username: "yonke" }, replication: { username: "follower" } },
        parameters: { unix_socket_directories: folder },
        pg_hba: trust,
      },
    };
    // JSON is YAML.
    const file = join(folder, "patroni.yml");
    writeFileSync(file, JSON.stringify(settings), { mode: 0o644 });
    const program = new Program(name, ["/usr/bin/patroni", file], owner());
    nodes.push({
      name,
      port,
      rest,
      program,
      async lose() {
        await program.end("SIGKILL");
        await killFamily(postmaster());
      },
    });
    // PostgreSQL outlives a Patroni that was killed.
    atExit.push(() => existsSync(pidFile) && process.kill(postmaster(), "SIGQUIT"));
    program.start();
    // The first one makes the database, the others copy it.
    if (name === "n1") await until("the first node leads", async () => (await leaderOf(nodes))?.name === "n1");
  }
  await until("a synchronous standby", async () => (await synchronousOf(nodes)) !== undefined);
  return nodes;
}

type Said = { members: { name: string; role: string; state: string }[] };

async function clusterOf(nodes: readonly Node[]): Promise<Said["members"]> {
  for (const { rest } of nodes)
    try {
      return ((await (await fetch(`http://127.0.0.1:${rest}/cluster`)).json()) as Said).members;
    } catch {
      // that one is lost
    }
  return [];
}

const withRole = async (nodes: readonly Node[], role: string) => {
  const found = (await clusterOf(nodes)).find((member) => member.role === role && member.state === "running");
  return nodes.find(({ name }) => name === found?.name);
};
export const leaderOf = (nodes: readonly Node[]) => withRole(nodes, "leader");
export const synchronousOf = (nodes: readonly Node[]) => withRole(nodes, "sync_standby");

/** The operator's planned change of the leader. */
export async function switchOver(from: Node, to: Node): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${from.rest}/switchover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${answer.status} ${await answer.text()}`);
}
