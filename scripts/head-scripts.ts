import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** The scripts that travel inside a page's head, each as one line of text. */
export type HeadScripts = { loader: string; banner: string; offer: string };

async function compile(root: string, name: string): Promise<string> {
  const made = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(root, `app/shell/head/${name}.ts`), output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code.trim();
}

export const compileHeadScripts = async (root: string): Promise<HeadScripts> => ({
  loader: await compile(root, "loader"),
  banner: await compile(root, "banner"),
  offer: await compile(root, "offer"),
});
