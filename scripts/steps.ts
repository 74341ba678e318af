import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
export const bin = {
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
const verdict = (name: string, status: number, seconds: string) =>
  status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} failed after ${seconds} s`;

const ended = (child: ChildProcess) =>
  new Promise<number>((done) => child.on("close", (code, signal) => done(signal ? 1 : (code ?? 1))));

/**
 * Runs a program of ours under this Node and gives its status. What it says is passed on line by line: programs that write
 * to a terminal themselves go back over their lines, and two at once over each other's.
 */
export async function attempt(name: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const end = ended(child);
  for await (const line of createInterface({ input: child.stdout })) console.log(line);
  const status = await end;
  console.log(verdict(name, status, secondsSince(started)));
  return status;
}

type Step = readonly [name: string, ...args: string[]];
/** A check that failed, with what it said. */
type Failed = { name: string; said: string };

/** Runs programs one after the other until one fails, which it gives; what each says comes in one piece. */
async function runLane(steps: readonly Step[]): Promise<Failed | undefined> {
  for (const [name, ...args] of steps) {
    const started = performance.now();
    // The compiler is a Go program: collecting its garbage less often takes a sixth off its time.
    const env = { GOGC: "400", ...process.env };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    const status = await ended(child);
    console.log(`${said}${verdict(name, status, secondsSince(started))}`);
    if (status !== 0) return { name, said };
  }
  return undefined;
}

/**
 * What needs no server: format, lint, fences, patterns, docs, licences, types. In two lanes, because the long ones (a
 * compiler and a checker of patterns that have nothing to remember yet) do not fill two processors each; the tests that
 * wait, for a disk or a server, run beside them. Gives what failed.
 */
export async function runChecks(): Promise<Failed[]> {
  const failed = await Promise.all([
    runLane([
      ["format and lint", "scripts/check-format.ts"],
      // One checker: four work out the same types anew, a third more work, and the tests take the other processors.
      ["types", bin.tsc, "-p", ".", "--checkers", "1", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"],
    ]),
    runLane([
      ["import fences", "scripts/check-imports.ts"],
      ["data attributes are of one contract", "scripts/check-marks.ts"],
      ["files and names", "scripts/check-files.ts"],
      ["docs name only what exists", "scripts/check-docs.ts"],
      ["every clause of the specification has a test", "scripts/check-specification.ts"],
      ["licences and install scripts", "scripts/check-licences.ts"],
      ["regular expressions are linear", "scripts/check-patterns.ts"],
    ]),
  ]);
  return failed.filter((one) => one !== undefined);
}
