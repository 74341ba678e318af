import { spawn } from "node:child_process";

const root = new URL("..", import.meta.url).pathname;
export const bin = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Runs a program of ours under this Node and gives its status. */
export async function attempt(name: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  const status = await new Promise<number>((done) =>
    child.on("exit", (code, signal) => done(signal ? 1 : (code ?? 1))),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} failed after ${seconds} s`);
  return status;
}

/** Runs a program of ours; ends everything with its status when it fails. */
export async function step(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const status = await attempt(name, args, env);
  if (status !== 0) process.exit(status);
}

/** What needs no server: format, lint, fences, patterns, docs, licences, types. */
export async function verifySteps(): Promise<void> {
  await step("format and lint", [bin.biome, "check", "--error-on-warnings"]);
  await step("import fences", ["scripts/check-imports.ts"]);
  await step("data attributes are of one contract", ["scripts/check-marks.ts"]);
  await step("files and names", ["scripts/check-files.ts"]);
  await step("regular expressions are linear", ["scripts/check-patterns.ts"]);
  await step("docs name only what exists", ["scripts/check-docs.ts"]);
  await step("licences and install scripts", ["scripts/check-licences.ts"]);
  await step("types", [bin.tsc, "-p", ".", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"]);
}
