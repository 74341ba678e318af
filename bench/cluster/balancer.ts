import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";

const root = new URL("../..", import.meta.url).pathname;
const program = "/usr/sbin/haproxy";

export function needHaproxy(): void {
  if (!existsSync(program)) throw new Error("haproxy is not installed: apt-get install haproxy");
}

/**
 * What `docs/faults.md` asks of a balancer: it looks at /readyz, and tries another server when one takes no connection
 * or is gone before it has answered; a form only in the first case, since it may have been stored.
 */
const settings = (port: number, servers: readonly string[]) => `global
  maxconn 4096
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option forwardfor
frontend site
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map((url, at) => `  server s${at + 1} ${url.replace("http://", "")}`).join("\n")}
`;

export async function startBalancer(servers: readonly string[]): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const file = `${root}.tmp/haproxy.cfg`;
  mkdirSync(`${root}.tmp`, { recursive: true });
  writeFileSync(file, settings(port, servers));
  const child = spawn(program, ["-f", file, "-db", "-q"], { stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill("SIGTERM"));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, child };
    await wait(100);
  }
  throw new Error("the balancer did not start");
}
