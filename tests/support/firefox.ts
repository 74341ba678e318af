import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, run } from "./engine.ts";

type Reply = { id: number; result?: unknown; message?: string };

/** Firefox speaks WebDriver BiDi over a web socket by itself. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const program = run(path, ["--headless", "--remote-debugging-port", "0", "--profile", profile, "about:blank"]);
  const [, address] = await program.until(/BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
  });
  await new Promise((open, fail) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", () => fail(new Error(`Firefox does not answer at ${address}`)));
  });
  let last = 0;
  async function ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    const reply = await new Promise<Reply>((done) => waiting.set(id, done));
    waiting.delete(id);
    if (reply.message) throw new Error(`${method}: ${reply.message}`);
    return reply.result as Result;
  }
  await ask("session.new", { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return {
    open: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
    resize: (width, height) => ask("browsingContext.setViewport", { context, viewport: { width, height } }),
    async evaluate(expression) {
      const { result } = await ask<{ result: { value: string } }>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(result.value);
    },
    async close() {
      socket.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
