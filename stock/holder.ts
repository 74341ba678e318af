import { messageOf } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { getVersion } from "#data/queries/versions.ts";
import { startRounds } from "#data/rounds.ts";
import { type Loaded, loadStock } from "./load/stock.ts";
import type { Stock } from "./stock.ts";
import type { StockLog } from "./stock-log.ts";

export type StockHolder = {
  /** The snapshot of now. Take it once per request: it may be replaced between two reads. */
  readonly current: Stock;
  /** False while the database cannot be read; lookups go on from memory. */
  healthy(): boolean;
  /** Looks now instead of at the next sign; resolves when the newest data is held. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

type StockOptions = {
  onChange?: (stock: Stock, before: Stock) => void;
  log?: StockLog;
  /** The program of a thread that reads yards, for a chain of very many cars. */
  thread?: string;
};

const retryMs = 1000;
/** A replica has new data a little after its primary has told us: look so often, and for so long. */
const replica = { everyMs: 100, patienceMs: 60_000 };

/** Loads the snapshot and keeps it new. The first load must succeed; afterwards nothing makes it go away. */
export async function openStock(db: Database, { onChange, log, thread }: StockOptions = {}): Promise<StockHolder> {
  let loaded: Loaded = await loadStock(db, undefined, { thread, log });
  let healthy = true;
  let stopped = false;
  let awaited = { version: 0, until: 0 };
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => look(), ms).unref();
  };

  async function reload() {
    const started = performance.now();
    const before = loaded.stock;
    if ((await getVersion(db.reads)) === before.version) return;
    loaded = await loadStock(db, loaded);
    const ms = Math.round(performance.now() - started);
    log?.info({ version: loaded.stock.version, vehicles: loaded.stock.present.total, ms }, "stock replaced");
    if (loaded.stock.version !== before.version) onChange?.(loaded.stock, before);
  }

  async function work() {
    try {
      await reload();
      if (!healthy) log?.info({}, "database is back");
      healthy = true;
    } catch (error) {
      if (healthy) log?.warn({ reason: messageOf(error) }, "database is away");
      healthy = false;
    }
    if (stopped) return;
    if (!healthy) later(retryMs);
    else if (loaded.stock.version < awaited.version && Date.now() < awaited.until) later(replica.everyMs);
  }

  const { wake: look, stop } = startRounds(work);
  const unwatch = db.watch((announced) => {
    if (announced !== undefined) awaited = { version: announced, until: Date.now() + replica.patienceMs };
    look();
  });

  return {
    get current() {
      return loaded.stock;
    },
    healthy: () => healthy,
    refresh: look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await unwatch();
      await stop();
    },
  };
}
