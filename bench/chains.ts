import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { root, scratch } from "./folders.ts";

const run = promisify(execFile);

/** A command of the program, and the process that it is. */
export const startYonke = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ["cli/yonke.ts", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });

/** A command of the program, to its end; what it prints. */
export const yonke = async (env: Record<string, string>, ...args: string[]): Promise<string> =>
  (await startYonke(env, ...args)).stdout;

/** The folder of a demo chain of its own; made once, a large one in a minute or two. */
async function makeChain(name: string, ...size: string[]): Promise<string> {
  const DATA_DIR = `${scratch}${name}`;
  if (existsSync(`${DATA_DIR}/made`)) return DATA_DIR;
  mkdirSync(DATA_DIR, { recursive: true });
  await yonke({ DATA_DIR }, "migrate");
  await yonke({ DATA_DIR }, "demo", ...size);
  writeFileSync(`${DATA_DIR}/made`, "");
  return DATA_DIR;
}

/** A million cars in 5,000 stores. */
export const makeMillion = () => makeChain("bench-million", "--stores", "5000", "--vehicles", "1000000");

/** Yards of some 2,500 cars each. */
export const makeYards = () => makeChain("bench-yards", "--stores", "6", "--vehicles", "15000");

/** The yard that comes nearest to 2,500 cars, and its page. The numbers of six stores are as far apart as those of sixty. */
export async function findYard(url: string): Promise<{ id: number; address: string; cars: number }> {
  const found = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const id = 101 + at;
      const address = `${url}/store-map/${id}`;
      const cars = /<b>([\d,]+) carros<\/b>/.exec(await (await fetch(address)).text())?.[1] ?? "0";
      return { id, address, cars: Number(cars.replaceAll(",", "")) };
    }),
  );
  const away = ({ cars }: { cars: number }) => Math.abs(cars - 2500);
  return found.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** All cars of a chain as the file that yards send; written once. */
export async function inventoryFile(DATA_DIR: string): Promise<string> {
  const file = `${DATA_DIR}/inventory.csv`;
  if (existsSync(`${file}.made`)) return file;
  await yonke({ DATA_DIR }, "export", "inventory", file);
  writeFileSync(`${file}.made`, "");
  return file;
}
