import { type Engine, run } from "./engine.ts";
import { freePort } from "./free-port.ts";

/** WebKit, Safari's engine, by its WebDriver; it wants a screen, so it gets one that nobody sees. */
export async function startWebkit(driver: string, browser: string): Promise<Engine> {
  const screen = run("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24"]);
  const [, display] = await screen.until(/(\d+)\s/);
  const port = await freePort();
  const program = run(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
  });
  async function ask<Value>(path: string, body: object): Promise<Value> {
    try {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: JSON.stringify(body) });
      const { value } = (await reply.json()) as { value: Value & { message?: string } };
      if (!reply.ok) throw new Error(`${path}: ${value.message}`);
      return value;
    } catch (error) {
      // Until it listens.
      if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== "ECONNREFUSED") throw error;
      program.expectAlive();
      await new Promise((done) => setTimeout(done, 100));
      return ask(path, body);
    }
  }
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId } = await ask<{ sessionId: string }>("/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `/session/${sessionId}`;
  return {
    open: (url) => ask(`${session}/url`, { url }),
    async resize(width, height) {
      await ask(`${session}/window/rect`, { width, height });
    },
    evaluate: (expression) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await fetch(`http://127.0.0.1:${port}${session}`, { method: "DELETE" });
      await program.end();
      await screen.end();
    },
  };
}
