import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { cleanEnvironment, root } from "./run-server.ts";

const store = join(root, ".tmp/test-data");

/** The demo chain ages by the day of its own time zone, so one that was made yesterday does not serve. */
async function nameOfToday(): Promise<string> {
  const files: string[] = [];
  const sources = "{core,data,demo,feeds,server}/**/*.{ts,csv,tsv,json}";
  for await (const file of glob(sources, { cwd: root })) if (!file.includes(".test.")) files.push(file);
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" });
  const hash = createHash("sha256").update(today);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The folder of a freshly made demo chain: made once a day and for each change of its sources, then only copied. */
async function preparedFolder(): Promise<string> {
  const folder = join(store, await nameOfToday());
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const env = { ...cleanEnvironment(), CHAIN_DIR: join(root, "tests/chain"), DATA_DIR: making };
  await promisify(execFile)(process.execPath, ["cli/yonke.ts", "demo"], { cwd: root, env });
  for (const old of readdirSync(store)) if (!old.includes(".")) rmSync(join(store, old), { recursive: true });
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}

/** A data folder of this run's own; what a test writes is gone with it. */
export async function createDataFolder(): Promise<{ path: string; remove(): void }> {
  const path = mkdtempSync(join(tmpdir(), "yonke-run-"));
  cpSync(await preparedFolder(), path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
