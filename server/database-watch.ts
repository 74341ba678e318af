import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#data/open.ts";
import { getVersion } from "#data/queries/versions.ts";
import type { StockHolder } from "#stock/holder.ts";

export type DatabaseWatch = {
  /** False while the database that forms are written to does not answer. */
  mainUp(): boolean;
  /** How long that database has had data that this process could not read yet; 0 when it has the newest. */
  behindSeconds(): number;
  stop(): void;
};

/**
 * Asks the main database every few seconds. The snapshot may come from a replica: that one can be well while the main
 * database is away, or away or late while the main one is well. SQLite is one file, whose reader knows how it is.
 */
export function watchDatabase(db: Database, stock: StockHolder, everyMs = 3_000): DatabaseWatch {
  if (db.kind === "sqlite") return { mainUp: () => stock.healthy(), behindSeconds: () => 0, stop() {} };
  let up = true;
  let behindSince: number | undefined;
  let looking = false;

  async function look() {
    if (looking) return;
    looking = true;
    const late = wait(everyMs * 2, undefined, { ref: false });
    const version = await Promise.race([getVersion(db.main).catch(() => undefined), late]);
    up = version !== undefined;
    if (version === undefined || version <= stock.current.version) behindSince = undefined;
    else {
      behindSince ??= Date.now();
      // The sign of new data was lost, or the replica had not got it yet.
      void stock.refresh();
    }
    looking = false;
  }
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    mainUp: () => up,
    behindSeconds: () => (behindSince === undefined ? 0 : (Date.now() - behindSince) / 1000),
    stop: () => clearInterval(timer),
  };
}
