import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer as createVite, type EnvironmentModuleNode } from "vite";
import type { startDevelopment } from "../server/development.ts";
import { compileHeadScripts } from "./head-scripts.ts";

type OpenOffice = typeof import("../server/office/open-office.ts");

/** The same server with Vite in front: sources are served as they are, a change reloads the page. */
const vite = await createVite({ server: { middlewareMode: true, hmr: { port: 24_679 } }, appType: "custom" });
const { readConfig } = (await vite.ssrLoadModule("/config.ts")) as typeof import("../config.ts");
const config = readConfig();
const { startDevelopment: start } = (await vite.ssrLoadModule("/server/development.ts")) as {
  startDevelopment: typeof startDevelopment;
};
const root = fileURLToPath(new URL("..", import.meta.url));
const head = await compileHeadScripts(root);

/** The sheets of all that a source imports, as far as the server has read it, in the order of the build. */
function sheetsOf(source: string): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  function walk(module: EnvironmentModuleNode): void {
    if (seen.has(module)) return;
    seen.add(module);
    for (const next of module.importedModules) if (!/^\/app\/.*\/page\.tsx$/.test(next.url)) walk(next);
    if (module.url.endsWith(".css")) sheets.push(module.url);
  }
  for (const module of vite.environments.ssr.moduleGraph.getModulesByFile(join(root, source)) ?? []) walk(module);
  return sheets;
}
for (const source of ["app/styles/site.ts", "app/styles/print.ts", "office/styles/office.ts"])
  await vite.ssrLoadModule(`/${source}`);
const state = await start(config, head, sheetsOf, (line) => console.error(line));

const load = () => vite.ssrLoadModule("/server/development.ts") as Promise<typeof import("../server/development.ts")>;

/** Sources first, then what the server of this moment says. */
const serving = (answer: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>) =>
  createServer((req, res) => {
    const ours = async () => {
      try {
        await answer(req, res);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        res.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String((error as Error).stack));
      }
    };
    // Vite would take /api/search for the source file api/search.ts.
    if (/^\/api(?:[/?]|$)/.test(req.url ?? "")) void ours();
    else vite.middlewares(req, res, ours);
  });
const server = serving(async (req, res) => (await load()).developmentListener(state)(req, res));
vite.watcher.on("change", (file) => {
  if (/\.(tsx?|css|md)$/.test(file)) vite.ws.send({ type: "full-reload" });
});
server.listen(config.port, () => console.error(`Development: http://localhost:${config.port}/`));
const { openOffice } = (await vite.ssrLoadModule("/server/office/open-office.ts")) as OpenOffice;
await openOffice(
  state,
  (line) => console.error(line),
  async (services, own) =>
    serving(async (req, res) => {
      const sheets = ["office/styles/office.ts", "office/http/listener.ts"].flatMap(sheetsOf);
      (await load()).developmentOffice(services, own, sheets)(req, res);
    }),
);
