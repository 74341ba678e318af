import { type ChildProcess, spawn } from "node:child_process";
import { ended } from "./run-server.ts";

/** A browser of another make, driven by its own protocol: no package stands between. */
export type Engine = {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
};

/** A program that runs until `end`; what it says first decides whether it is ready. */
export function run(path: string, args: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(path, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  const expectAlive = () => {
    if (child.exitCode !== null) throw new Error(`${path} ended with status ${child.exitCode}:\n${said}`);
  };
  return {
    /** What it said that matches; an error when it ends before. */
    async until(pattern: RegExp): Promise<RegExpMatchArray> {
      for (;;) {
        const found = said.match(pattern);
        if (found) return found;
        expectAlive();
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    /** An error once it has ended by itself. */
    expectAlive,
    async end() {
      process.off("exit", kill);
      child.kill();
      await ended(child);
    },
  };
}
