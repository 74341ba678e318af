import { parentPort, workerData } from "node:worker_threads";
import { getVersion } from "#data/queries/versions.ts";
import { openSqliteReader } from "#data/sqlite/reader.ts";
import { WordTable } from "../word-table.ts";
import { loadCatalog } from "./catalog.ts";
import { createBlocks } from "./yard-room.ts";
import { countRows, readYards } from "./yards.ts";
import { sendable, type YardsAsked, type YardsSent } from "./yards-sent.ts";

/**
 * Runs in a thread of its own: reads and packs some stores' cars of one version, and hands them over in blocks large
 * enough to be given back to the system one by one.
 */
const { file, version, storeIds } = workerData as YardsAsked;
const blocks = createBlocks(256 * 1024);
const db = openSqliteReader(file);
const words = new WordTable();
await db.transaction().execute(async (trx) => {
  if ((await getVersion(trx)) !== version) throw new Error("the data has changed meanwhile");
  const source = {
    db: trx,
    catalog: await loadCatalog(trx),
    words,
    yieldIfDue: () => undefined,
    findRoom: blocks.find,
    // Nobody else waits here.
    batchRows: 2000,
  };
  let known = 0;
  for await (const yards of readYards(source, storeIds, await countRows(source, storeIds))) {
    const made = blocks.take();
    const sent: YardsSent = { yards: [...yards].map(sendable), words: words.texts.slice(known), blocks: made };
    parentPort?.postMessage(sent, made);
    known = words.size;
  }
});
await db.destroy();
