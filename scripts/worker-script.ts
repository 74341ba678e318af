import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** The worker as one text: `files` are those that it keeps from the start, `made` names the build. */
export async function compileWorker(root: string, files: readonly string[], made: string): Promise<string> {
  const compiled = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, "app/offline/worker/main.ts"), output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  // Each build brings a worker of its own, or browsers would not ask for the pages again that it keeps.
  return `/* ${made} */${compiled.output[0].code.trim()}`;
}
