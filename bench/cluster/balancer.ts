import { writeFileSync } from "node:fs";
import { freePort } from "../../tests/support/free-port.ts";
import { scratch } from "../folders.ts";
import type { Node } from "./patroni.ts";
import { Program } from "./program.ts";

/** Patroni says which node leads; connections to one that no longer does are cut, or the pooler would stay with it. */
const database = (name: string, port: number, asks: string, nodes: readonly Node[]) => `listen ${name}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk GET ${asks}
  http-check expect status 200
  timeout check 3s
  default-server check inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join("\n")}
`;

/**
 * What `docs/faults.md` asks of a balancer: it looks at /readyz, and tries another server when one takes no connection
 * or is gone before it has answered; a form only in the first case, since it may have been stored.
 */
const site = (port: number, servers: readonly string[]) => `frontend site
  bind 127.0.0.1:${port}
  option forwardfor
  http-request disable-l7-retry unless METH_GET
  default_backend servers
backend servers
  balance roundrobin
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map((url, at) => `  server s${at + 1} ${url.replace("http://", "")}`).join("\n")}
`;

const common = `global
  maxconn 4096
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
`;

type Balancer = { site: string; primary: number; anyNode: number; program: Program };

/** One haproxy before the servers, and between the pooler and the nodes. The servers' ports are known before they run. */
export async function startBalancer(servers: readonly string[], nodes: readonly Node[]): Promise<Balancer> {
  const [port, primary, anyNode] = [await freePort(), await freePort(), await freePort()];
  const file = `${scratch}haproxy.cfg`;
  const parts = [
    common,
    site(port, servers),
    database("primary", primary, "/primary", nodes),
    database("any", anyNode, "/read-only", nodes),
  ];
  writeFileSync(file, parts.join(""));
  const program = new Program("haproxy", ["/usr/sbin/haproxy", "-f", file, "-db", "-q"]);
  program.start();
  return { site: `http://127.0.0.1:${port}`, primary, anyNode, program };
}
