import { join } from "node:path";
import { build, type Rolldown } from "vite";

type Parts = {
  /** Its source. */
  input: string;
  /** What it keeps from the start. */
  files: readonly string[];
  /** Names the build. */
  made: string;
};

/** A worker as one text. */
export async function compileWorker(root: string, { input, files, made }: Parts): Promise<string> {
  const compiled = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, input), output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  // Each build brings a worker of its own, or browsers would not ask for the pages again that it keeps.
  return `/* ${made} */${compiled.output[0].code.trim()}`;
}
