import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

export const root = new URL("..", import.meta.url).pathname;
const run = promisify(execFile);

/** A command of the program, to its end; what it prints. */
export async function yonke(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["cli/yonke.ts", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** The folder of a chain of a million cars in 5,000 stores; made once, which takes a minute or two. */
export async function makeMillion(DATA_DIR = `${root}.tmp/bench-million`): Promise<string> {
  if (existsSync(`${DATA_DIR}/made`)) return DATA_DIR;
  mkdirSync(DATA_DIR, { recursive: true });
  await yonke({ DATA_DIR }, "migrate");
  await yonke({ DATA_DIR }, "demo", "--stores", "5000", "--vehicles", "1000000");
  writeFileSync(`${DATA_DIR}/made`, "");
  return DATA_DIR;
}

/** All cars of a chain as the file that yards send; written once. */
export async function inventoryFile(DATA_DIR: string): Promise<string> {
  const file = `${DATA_DIR}/inventory.csv`;
  if (existsSync(`${file}.made`)) return file;
  await yonke({ DATA_DIR }, "export", "inventory", file);
  writeFileSync(`${file}.made`, "");
  return file;
}
