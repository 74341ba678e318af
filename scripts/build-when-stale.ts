import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "dist", ".stamp");
const sources = [
  "{app,api,core,drawings,site,data,stock,feeds,demo,render,office,server,content}/**/*",
  "scripts/{build-now,head-scripts,office-files,page-sheets,sheets-are-linked,static-files,worker-script}.ts",
  "{config,vite.config}.ts",
  "package-lock.json",
];

/** A hash over every file that the build reads, so that nothing is rebuilt that has not changed. */
function fingerprint(): string {
  const files = globSync(sources, { cwd: root }).filter((file) => /\.\w+$/.test(file) && !file.includes(".test."));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export class BuildError extends Error {
  override name = "BuildError";
}

/** A folder that only another user may write, or one without development packages, is built elsewhere or by its owner. */
export function expectBuilder(root: string): void {
  // The builder takes what follows for no part of a file's name.
  const wrong = /[#?]/.exec(root)?.[0];
  if (wrong) throw new BuildError(`Pages cannot be built in a folder whose path has "${wrong}": move it elsewhere.`);
  const dist = join(root, "dist");
  try {
    accessSync(existsSync(dist) ? dist : root, constants.W_OK);
  } catch {
    throw new BuildError("The sources are newer than the build, and this user may not write here: build as the owner.");
  }
  if (!existsSync(join(root, "node_modules/vite/package.json")))
    throw new BuildError("The sources are newer than the build, and there is no builder: run npm ci --include=dev.");
}

/**
 * Builds what the browser gets and what the server runs; false when both were up to date. In a process of its own,
 * because the builder's memory would stay with the server's.
 */
export async function buildWhenStale(say: (line: string) => void): Promise<boolean> {
  const now = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === now) return false;
  expectBuilder(root);
  say("Building the pages' styles and scripts, and the server…");
  // A build that breaks off leaves a mixture that fits no source.
  rmSync(stampFile, { force: true });
  // Whatever runs this, tests included, visitors get React's fast build.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, [join(root, "scripts/build-now.ts"), now], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new BuildError("The build failed; the lines above say why.");
  writeFileSync(stampFile, now);
  return true;
}
