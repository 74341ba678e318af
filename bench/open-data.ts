import { mkdtempSync, rmSync } from "node:fs";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { packFile } from "#server/open-data/pack-file.ts";
import { tables } from "#server/open-data/tables.ts";
import { writeTable } from "#server/open-data/write-table.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "../tests/support/chain.ts";
import type { Figure } from "./figures.ts";
import { scratch } from "./folders.ts";

const rows = 1_000_000;
const formats = ["csv", "ndjson", "json"] as const;
const heldAtMostMs = 50;
const memoryAtMost = 150;
const megabytes = (bytes: number) => bytes / 1024 ** 2;

/**
 * The most that the process grew, and the longest that it let nobody else have a turn: by the processor time of this thread,
 * so that what else the machine does is not what is measured.
 */
async function watchWork<T>(work: () => Promise<T>): Promise<{ done: T; grew: number; heldMs: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let heldMs = 0;
  let last = process.threadCpuUsage();
  const turns = setInterval(() => {
    const now = process.threadCpuUsage();
    heldMs = Math.max(heldMs, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  }, 1);
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 100);
  const done = await work();
  clearInterval(turns);
  clearInterval(looking);
  return { done, heldMs, grew: megabytes(Math.max(most, process.memoryUsage().rss) - before) };
}

async function packStock(stock: Stock, format: (typeof formats)[number], folder: string): Promise<Figure> {
  const about = { name: "bench", date: stock.changedAt.toISOString(), licence: "", source: "" };
  const stores = tables.stock.stores(stock);
  const files = { br: `${folder}/${format}.br`, gzip: `${folder}/${format}.gz` };
  const began = performance.now();
  const { done, grew, heldMs } = await watchWork(() =>
    packFile(writeTable(tables.stock, format, { stock, stores, about }), files),
  );
  const seconds = (performance.now() - began) / 1000;
  return {
    what: `open data: all cars of ${rows.toLocaleString("en-US")} as ${format}, made and packed twice`,
    bar: `nobody held longer than ${heldAtMostMs} ms, ≤ ${memoryAtMost} MB more`,
    measured: `${seconds.toFixed(0)} s, held ${heldMs.toFixed(0)} ms, ${grew.toFixed(0)} MB more; ${megabytes(done.plain).toFixed(0)} MB, packed ${megabytes(done.br).toFixed(1)} and ${megabytes(done.gzip).toFixed(1)}`,
    holds: heldMs <= heldAtMostMs && grew <= memoryAtMost,
  };
}

/** What it costs the others when somebody takes everything. */
export async function openDataFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${scratch}bench-open-data-`);
  const db = await openDatabase({ dataDir });
  try {
    await migrate(db);
    await fillChain(db, { stores: 5_000, vehicles: rows, makes: 40, modelsPerMake: 30 });
    const { stock } = await loadStock(db);
    const figures: Figure[] = [];
    for (const format of formats) figures.push(await packStock(stock, format, dataDir));
    return figures;
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
}
