import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, sqliteFile } from "#data/open.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import type { Figure } from "./figures.ts";
import { root, scratch } from "./folders.ts";

export type LoopWatch = { env: Record<string, string>; longestSince(from: number): number };

/** What a server is to be started with so that it tells how long its event loop was held, and what it told. */
export function watchLoop(name: string): LoopWatch {
  const file = `${scratch}loop-${name}.txt`;
  writeFileSync(file, "");
  return {
    env: { NODE_OPTIONS: `--import ${root}bench/loop-watch.ts`, LOOP_FILE: file },
    longestSince(from) {
      const lines = readFileSync(file, "utf8").trim().split("\n");
      const turns = lines.map((line) => line.split(" ").map(Number)).filter(([at = 0]) => at >= from);
      return Math.max(0, ...turns.map(([, ms = 0]) => ms));
    },
  };
}

async function askOnce(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.ok;
}

/**
 * Each page and call alone, made anew: the longest turn that one of them took, after the compiler has seen them. Every
 * round is on another version of the data, or all but the first would be answered with what is kept.
 */
export async function heldByRequest(url: string, DATA_DIR: string, paths: readonly string[], watch: LoopWatch) {
  const db = await openDatabase({ dataDir: DATA_DIR, file: sqliteFile(DATA_DIR, { demo: true }) });
  let longest = { path: "", ms: 0 };
  for (let round = 0; round < 8; round++) {
    await seen(url, await db.main.transaction().execute((trx) => bumpVersion(trx, {})));
    await wait(1_500);
    for (const path of paths) {
      const began = Date.now();
      if (!(await askOnce(`${url}${path}`))) throw new Error(`${path} failed`);
      await wait(20);
      const ms = watch.longestSince(began);
      if (round >= 4 && ms > longest.ms) longest = { path, ms };
    }
  }
  await db.close();
  if (longest.ms === 0) throw new Error("nothing was made anew");
  return longest;
}

/** One yard's cars are others now: how long until the server answers with them, and how long its loop was held by it. */
export async function importOfYard(url: string, DATA_DIR: string, watch: LoopWatch) {
  const db = await openDatabase({ dataDir: DATA_DIR, file: sqliteFile(DATA_DIR, { demo: true }) });
  const { store_id: store } = await db.main.selectFrom("vehicles").select("store_id").executeTakeFirstOrThrow();
  const seconds: number[] = [];
  const held: number[] = [];
  for (let round = 0; round < 6; round++) {
    const began = Date.now();
    const version = await db.main.transaction().execute(async (trx) => {
      await trx
        .updateTable("vehicles")
        .set({ notes: `round ${began}` })
        .where("store_id", "=", store)
        .execute();
      return bumpVersion(trx, { stores: [store] });
    });
    const written = performance.now();
    await seen(url, version);
    seconds.push((performance.now() - written) / 1000);
    await wait(1_500);
    held.push(watch.longestSince(began));
  }
  await db.main.updateTable("vehicles").set({ notes: "" }).where("store_id", "=", store).execute();
  await db.close();
  // The first rounds are the compiler's.
  return { seconds: Math.max(...seconds), heldMs: Math.max(...held.slice(2)) };
}

async function seen(url: string, version: number): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    const answer = await fetch(`${url}/readyz`);
    if (((await answer.json()) as { dataVersion: number }).dataVersion >= version) return;
    await wait(20);
  }
  throw new Error("the change was never seen");
}

export const heldFigure = (where: string, by: { path: string; ms: number }, reloadMs: number): Figure => ({
  what: `event loop held, worst, by one request or a yard's reload, ${where}`,
  bar: "≤ 30 ms",
  measured: `${by.ms.toFixed(0)} ms (${by.path}); reload ${reloadMs.toFixed(0)} ms`,
  holds: Math.max(by.ms, reloadMs) <= 30,
});
