import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { scratch } from "../folders.ts";
import { never, within } from "../report.ts";
import { ask, type Cluster } from "./cluster.ts";
import type { Lookups } from "./traffic.ts";

const file = `${scratch}cluster.csv`;

/** Each car of the file one row further: every one of them has changed. */
function moveEveryCar(): number {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const at = header.split(",").indexOf("row");
  const moved = lines.map((line) => {
    if (line.includes('"')) return line;
    const cells = line.split(",");
    cells[at] = (cells[at] ?? "").replace(/\d+/, (row) => String((Number(row) % 90) + 1));
    return cells.join(",");
  });
  writeFileSync(file, `${[header, ...moved].join("\n")}\n`);
  return lines.length;
}

async function untilVersion(read: () => Promise<number>, version: number): Promise<number> {
  for (const until = Date.now() + 150_000; Date.now() < until; await wait(20))
    if ((await read()) >= version) return Date.now();
  throw new Error(`version ${version} did not come`);
}

const versionOf = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { dataVersion: number }).dataVersion;

/** All cars of the chain, each of them moved, in a file to import. */
export async function writeMovedCars(cluster: Cluster): Promise<string> {
  await cluster.yonke("export", "inventory", file);
  moveEveryCar();
  return file;
}

/** The lines of a file that the database does not give back as they are, and those that it has besides. */
export async function differencesFrom(cluster: Cluster, imported: string): Promise<string[]> {
  const again = `${file}.again`;
  await cluster.yonke("export", "inventory", again);
  const [meant, found] = [imported, again].map((name) => readFileSync(name, "utf8").trimEnd().split("\n"));
  const left = new Set(meant);
  const besides = (found ?? []).filter((line) => !left.delete(line));
  return [...left, ...besides];
}

/** Imports while visitors look things up: how long after the commit the last server has it. */
async function importOnce(cluster: Cluster, ...store: string[]): Promise<{ cars: number; lateMs: number }> {
  await cluster.yonke("export", "inventory", file, ...store);
  const cars = moveEveryCar();
  const inDatabase = async () =>
    (await ask<{ version: number }>(cluster.primary, "select version::int from data_version"))[0]?.version ?? 0;
  const next = (await inDatabase()) + 1;
  const watching = [
    untilVersion(inDatabase, next),
    ...cluster.servers.map(({ site }) => untilVersion(() => versionOf(site.url), next)),
  ];
  await cluster.yonke("import", "inventory", file, ...store);
  const [committed = 0, ...seen] = await Promise.all(watching);
  return { cars, lateMs: Math.max(0, Math.max(...seen) - committed) };
}

export async function proveImports(cluster: Cluster, lookups: Lookups): Promise<Figure[]> {
  lookups.take();
  const stores = await ask<{ id: number }>(
    cluster.primary,
    "select store_id as id from vehicles where left_on is null group by 1 order by count(*) desc limit 4",
  );
  const one: number[] = [];
  let cars = 0;
  for (const { id } of stores) {
    const done = await importOnce(cluster, "--store", String(id));
    one.push(done.lateMs);
    cars = Math.max(cars, done.cars);
  }
  const all = await importOnce(cluster);
  const { asked, wrong } = lookups.take();
  return [
    within(`import of a yard (up to ${cars} cars, all changed) until all servers have it`, 2_000, one),
    {
      // Each server works a second of processor time for it, and PostgreSQL as long: a matter of cores.
      what: `import of the whole chain (${all.cars} cars, all changed) until all servers have it, all of this on ${availableParallelism()} cores`,
      bar: "–",
      measured: `${all.lateMs} ms`,
      holds: undefined,
    },
    never("lookups that failed during the imports", wrong, `${asked}`),
  ];
}
