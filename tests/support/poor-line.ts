import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

type Line = "good" | "gone" | "slow";

/** The site behind a line that can be cut or made slow, and whose worker can be another one: what a phone in a yard has. */
export async function openPoorLine(site: string) {
  const target = new URL(site);
  const state = {
    line: "good" as Line,
    /** Sent instead of the site's own, by path; a status for one that fails. */
    instead: new Map<string, string | number>(),
    asked: [] as string[],
  };
  const held = new Set<() => void>();
  const server = createServer((req, res) => {
    const path = req.url ?? "/";
    state.asked.push(path);
    if (state.line === "gone") return req.socket.destroy();
    const instead = state.instead.get(path);
    if (typeof instead === "number") return res.writeHead(instead).end();
    if (instead !== undefined)
      return res.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(instead);
    const pass = () => {
      const onward = request(
        { host: "127.0.0.1", port: target.port, path, method: req.method, headers: req.headers },
        (answer) => {
          // Without the minute that browsers keep a page themselves: nothing but the worker has it.
          const cache = answer.headers["cache-control"]?.replace(/^public, max-age=(60|300),.*/, "public, max-age=0");
          res.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...(cache && { "cache-control": cache }) });
          answer.pipe(res);
        },
      );
      onward.on("error", () => res.destroy());
      req.pipe(onward);
    };
    if (state.line === "slow") held.add(pass);
    else pass();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return Object.assign(state, {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      state.line = "gone";
      server.closeAllConnections();
    },
    mend() {
      state.line = "good";
      for (const pass of held) pass();
      held.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
