import { cp } from "node:fs/promises";
import { build } from "vite";
import { root } from "./folders.ts";

/** A file of this folder as the server's own files are built, in this process, for the chain in a folder. */
export async function importBuilt<T>(file: string, DATA_DIR: string): Promise<T> {
  const outDir = `${root}dist/bench`;
  // Read as files, beside the module that asks for them.
  await cp(`${root}data/reference`, `${outDir}/reference`, { recursive: true });
  await cp(`${root}demo/data`, `${outDir}/data`, { recursive: true });
  await build({ root, logLevel: "warn", build: { ssr: `bench/${file}`, outDir, emptyOutDir: false } });
  Object.assign(process.env, { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR });
  return (await import(`${outDir}/${file.replace(/\.tsx?$/, ".js")}`)) as T;
}
