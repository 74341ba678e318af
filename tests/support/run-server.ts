import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask } from "./ask.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The settings of a person's shell must not change what is tested. */
const settings = /^(PORT|HOST|DATA_DIR|DATABASE_|SITE_URL|CHAIN_DIR|ANALYTICS_|CAPTCHA_)/;
const others =
  /^(WORKERS|SMTP_|KEEP_|TRUST_PROXY|LOG_LEVEL|ADMIN_TOKEN|SIGNING_KEY|SECURITY_CONTACT|OFFICE|DEMO|NODE_|VITEST|npm_)/;
export const cleanEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.test(name) && !others.test(name)) as [string, string][],
  );

export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.once("exit", (code) => resolve(code ?? 1));
  });

/** Waits for /readyz; a program that ends before, or takes longer, is an error with what it said. */
export async function untilReady(origin: string, child: ChildProcess, said: () => string, patienceMs = 400_000) {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with status ${child.exitCode}:\n${said()}`);
    const status = await ask(origin, "/readyz").then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready after ${patienceMs / 1000} s:\n${said()}`);
}

export type RunningServer = { port: number; pid: number; logFile: string; stop(): Promise<number> };
type Settings = Record<string, string> & { PORT: string; DATA_DIR: string };

/** The real server as `npm start` runs it, ready to answer; its words are kept in `.tmp/logs`. */
export async function runServer(name: string, env: Settings): Promise<RunningServer> {
  mkdirSync(join(root, ".tmp/logs"), { recursive: true });
  const logFile = join(root, ".tmp/logs", `${name}-${process.pid}.log`);
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: {
      ...cleanEnvironment(),
      CHAIN_DIR: join(root, "tests/chain"),
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      OFFICE: "0",
      // What several processes are to each other has a test of its own.
      WORKERS: "1",
      ...env,
    },
  });
  closeSync(log);
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  await untilReady(`http://localhost:${env.PORT}`, child, () => readFileSync(logFile, "utf8"));
  return {
    port: Number(env.PORT),
    pid: child.pid ?? 0,
    logFile,
    async stop() {
      process.off("exit", killAtExit);
      child.kill("SIGTERM");
      return ended(child);
    },
  };
}
