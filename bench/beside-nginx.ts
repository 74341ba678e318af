import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { install } from "../scripts/browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import type { Figure } from "./figures.ts";
import { rawAnswer } from "./servers.ts";
import { compare } from "./wrk.ts";

const program = "/usr/sbin/nginx";
const folder = `${fileURLToPath(new URL("..", import.meta.url))}.tmp/bench-nginx`;

const settings = (port: number) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { default_type "text/html; charset=utf-8"; add_header content-encoding br; }
  }
}
`;

/** The same page as a file, sent by one nginx process: what a server does that makes no pages at all. */
export async function cachedPageBesideNginx(site: string): Promise<Figure> {
  if (!existsSync(program)) install("nginx-light");
  const headers = { "accept-encoding": "br" };
  const { body } = await rawAnswer(`${site}/`, headers);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/page`, body);
  const port = await freePort();
  writeFileSync(`${folder}/nginx.conf`, settings(port));
  const child = spawn(program, ["-p", folder, "-c", `${folder}/nginx.conf`], { stdio: "ignore" });
  try {
    const url = `http://127.0.0.1:${port}/page`;
    const { said } = await compare([`${site}/`, { headers }], [url, { headers }]);
    return {
      what: "cached page beside the same bytes as a file from plain nginx",
      bar: "–",
      measured: said,
      holds: undefined,
    };
  } finally {
    child.kill("SIGTERM");
  }
}
