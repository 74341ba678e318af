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
 * Asks both databases all the time. The snapshot may come from a replica: that one can be well while the main
 * database is away, or away or late while the main one is well. SQLite is one file, whose reader knows how it is.
 */
export function watchDatabase(db: Database, stock: StockHolder, everyMs = 1_500): DatabaseWatch {
  if (db.kind === "sqlite") return { mainUp: () => stock.healthy(), behindSeconds: () => 0, stop() {} };
  let up = true;
  let behindSince: number | undefined;
  let looking = false;
  let asked: Promise<number | undefined> | undefined;

  async function look() {
    if (looking) return;
    looking = true;
    // One question at a time: a database that does not answer must not take every connection.
    asked ??= getVersion(db.main)
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    const late = wait(everyMs * 2, undefined, { ref: false });
    const version = await Promise.race([asked, late]);
    up = version !== undefined;
    if (version === undefined || version <= stock.current.version) behindSince = undefined;
    else behindSince ??= Date.now();
    // The sign of new data may have been lost on its way, or the replica did not have the data yet, or has gone.
    void stock.refresh();
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
