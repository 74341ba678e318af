import type { Config } from "#config";
import type { Database } from "#data/open.ts";
import type { Match } from "#render/match.ts";
import type { PageCache } from "#render/page-cache.ts";
import type { Site } from "#render/render.tsx";
import type { StockHolder } from "#stock/holder.ts";
import type { Log } from "./log.ts";

/** Everything a request may need; made once by main.ts. */
export type Services = {
  config: Config;
  db: Database;
  stock: StockHolder;
  site: Site;
  match: Match;
  cache: PageCache;
  log: Log;
  /** Headers of every answer. */
  always: Record<string, string>;
  stopping: boolean;
};
