import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync } from "node:fs";
import { ended } from "../../tests/support/run-server.ts";
import { scratch } from "../folders.ts";

const packages = {
  "/usr/bin/etcd": "etcd-server",
  "/usr/bin/patroni": "patroni python3-etcd",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/sbin/haproxy": "haproxy",
};

export function needPrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  if (missing.length === 0) return;
  throw new Error(`Not everything is installed: apt-get install ${missing.map(([, name]) => name).join(" ")}`);
}

/** However this ends, nothing that it started is left behind. */
export const atExit: (() => void)[] = [];
process.once("exit", () => {
  for (const tidy of atExit) tidy();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

type Options = { uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** One of the cluster's programs, which may be killed and started again; what it says is kept in `.tmp/cluster`. */
export class Program {
  readonly name: string;
  readonly #command: readonly [string, ...string[]];
  readonly #options: Options;
  #child: ChildProcess | undefined;

  constructor(name: string, command: readonly [string, ...string[]], options: Options = {}) {
    this.name = name;
    this.#command = command;
    this.#options = options;
    atExit.push(() => this.#child?.kill("SIGKILL"));
  }

  start(): void {
    mkdirSync(`${scratch}cluster`, { recursive: true });
    const log = openSync(`${scratch}cluster/${this.name}.log`, "a");
    const [file, ...args] = this.#command;
    this.#child = spawn(file, args, { ...this.#options, cwd: "/", stdio: ["ignore", log, log] });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child?.kill(signal);
    if (this.#child) await ended(this.#child);
  }
}
