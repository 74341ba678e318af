import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Yard } from "../stock.ts";
import type { WordTable } from "../word-table.ts";
import { createBlocks, type FindRoom } from "./yard-room.ts";
import { takeIn, type YardsAsked, type YardsSent } from "./yards-sent.ts";

/** More than that one disk is glad of. */
const mostThreads = 4;
/** Ten thousand buffers of their own would leave holes in the C library's heap, and an object each in V8's. */
const blockBytes = 1024 * 1024;

/**
 * Reads many stores' cars in threads of their own: on every core, and whatever reading leaves behind is gone with them.
 * Fails when the data is no longer of that version, or a thread cannot run.
 */
export async function loadYardsApart(
  thread: string,
  { file, version, storeIds }: YardsAsked,
  words: WordTable,
): Promise<Map<number, Yard>> {
  const yards = new Map<number, Yard>();
  const workers: Worker[] = [];
  // Whatever size the server's own young space was given, V8 would give theirs the same; its own has been made long ago.
  setFlagsFromString("--max-semi-space-size=0");
  const ids = storeIds.toSorted((a, b) => a - b);
  const each = Math.ceil(ids.length / Math.min(mostThreads, availableParallelism()));
  for (let at = 0; at < ids.length; at += each) {
    const workerData: YardsAsked = { file, version, storeIds: ids.slice(at, at + each) };
    // What it makes is soon of no use: a small space for it is soon swept, and soon given back.
    workers.push(new Worker(thread, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 12 } }));
  }
  const { find } = createBlocks(blockBytes);
  try {
    await Promise.all(workers.map((worker) => take(worker, words, yards, find)));
  } finally {
    for (const worker of workers) void worker.terminate();
  }
  return yards;
}

function take(worker: Worker, words: WordTable, yards: Map<number, Yard>, find: FindRoom): Promise<void> {
  const numbers: number[] = [];
  return new Promise((resolve, reject) => {
    worker.on("message", (sent: YardsSent) => {
      for (const [id, yard] of takeIn(sent, words, numbers, find)) yards.set(id, yard);
    });
    worker.once("error", reject);
    worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`the thread ended with ${code}`))));
  });
}
