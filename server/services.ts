import type { Config } from "#config";
import { type Database, openDatabase } from "#data/open.ts";
import type { Assets } from "#render/assets.ts";
import { createMatcher, type Match } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import type { Site } from "#render/render.tsx";
import { createAddresses } from "#site/address.ts";
import { openStock, type StockHolder } from "#stock/holder.ts";
import { securityHeaders } from "./headers.ts";
import { createLog, type Log } from "./log.ts";
import { prepareData } from "./prepare-data.ts";

/** Everything a request may need; made once at the start. */
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

const pageCacheBytes = 64 * 1024 * 1024;

export async function openServices(config: Config, assets: Assets, say: (line: string) => void): Promise<Services> {
  const db = await openDatabase({
    url: config.databaseUrl?.reveal(),
    readUrl: config.databaseReadUrl?.reveal(),
    dataDir: config.dataDir,
  });
  await prepareData(db, config, say);
  const log = createLog(config.logLevel);
  const stock = await openStock(db, { log });
  const addresses = createAddresses(config.hosts);
  const settings = {
    brand: config.brand,
    careersUrl: config.careersUrl,
    twitter: Boolean(config.twitterUrl),
    facebook: Boolean(config.facebookUrl),
    development: !config.production,
  };
  return {
    config,
    db,
    stock,
    site: { addresses, settings, assets },
    match: createMatcher(addresses),
    cache: new PageCache(pageCacheBytes),
    log,
    always: { ...securityHeaders(config), "speculation-rules": '"/speculation-rules.json"' },
    stopping: false,
  };
}

export async function closeServices(services: Services): Promise<void> {
  await services.stock.stop();
  await services.db.close();
  services.log.flush();
}
