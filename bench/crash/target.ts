import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, startPostgres, type TestServer } from "../../tests/support/postgres.ts";
import { command } from "../../tests/support/shared-postgres.ts";
import { yonke } from "../chains.ts";
import { root } from "../folders.ts";

export const captchaSecret = "bench-secret";

/** One database that is about to suffer, with a small chain in it and a stock file of all its cars. */
export type Target = {
  kind: "SQLite" | "PostgreSQL";
  env: Record<string, string>;
  postgres: TestServer | undefined;
  /** Runs a command to its end. */
  yonke(...words: string[]): Promise<string>;
  /** How long an import takes that nobody kills. */
  importMs: number;
  /** Starts an import of the file in which every car carries this mark. */
  startImport(mark: string): ReturnType<typeof spawn>;
  /** kill -9 of the database itself, which then starts again; SQLite has no process. */
  crashDatabase: (() => Promise<void>) | undefined;
  stop(): Promise<void>;
};

/** Lines without quotes only, so that a mark is put in by counting commas. */
function markedFile(file: string): (mark: string) => void {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const at = header.split(",").indexOf("notes");
  const cells = lines.filter((line) => !line.includes('"')).map((line) => line.split(","));
  return (mark) => {
    const rows = cells.map((row) => row.with(at, mark).join(","));
    writeFileSync(file, `${[header, ...rows].join("\n")}\n`);
  };
}

type TargetOptions = {
  /** The human check's server, whose answers the visitors bring. */
  captchaUrl: string;
  /** Where the data goes: a small disk, say. */
  folder?: string | undefined;
  /** PostgreSQL: what to do to the new database before it is used. */
  prepare?: ((postgres: TestServer) => Promise<void>) | undefined;
};

export async function createTarget(kind: Target["kind"], options: TargetOptions): Promise<Target> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "yonke-crash-"));
  if (kind === "PostgreSQL" && !findPostgres())
    throw new Error("PostgreSQL 15 is not installed: apt-get install postgresql-15");
  // As an installation has it: with fsync.
  const postgres = kind === "PostgreSQL" ? await startPostgres({ settings: [] }) : undefined;
  if (postgres) await command(postgres.url("postgres"), "create database yonke");
  if (postgres) await options.prepare?.(postgres);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url("yonke") ?? "",
    DATABASE_READ_URL: "",
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
    // Without proof only few forms an hour are taken.
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET: captchaSecret,
    CAPTCHA_VERIFY_URL: options.captchaUrl,
  };
  const file = join(folder, "cars.csv");
  await yonke(env, "migrate");
  await yonke(env, "demo", "--stores", "5", "--vehicles", "4000");
  await yonke(env, "export", "inventory", file);
  const mark = markedFile(file);
  const args = ["import", "inventory", file];
  mark("mark-0");
  const began = performance.now();
  await yonke(env, ...args);
  return {
    kind,
    env,
    postgres,
    yonke: (...words) => yonke(env, ...words),
    importMs: performance.now() - began,
    startImport(name) {
      mark(name);
      return spawn(process.execPath, ["cli/yonke.ts", ...args], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: "ignore",
      });
    },
    crashDatabase: postgres && (() => postgres.kill().then(() => postgres.start())),
    async stop() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
