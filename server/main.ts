import { createServer } from "node:http";
import { ConfigError, readConfig } from "#config";
import { openDatabase } from "#data/open.ts";
import { createMatcher } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import { createAddresses } from "#site/address.ts";
import { openStock } from "#stock/holder.ts";
import { builtAssets } from "./assets.ts";
import { securityHeaders } from "./headers.ts";
import { createListener } from "./listener.ts";
import { createLog } from "./log.ts";
import { createOverloadGuard } from "./overload.ts";
import { listen, portIsFree } from "./port.ts";
import { prepareData } from "./prepare-data.ts";
import type { Services } from "./services.ts";
import { loadStaticFiles } from "./static-files.ts";

const pageCacheBytes = 64 * 1024 * 1024;

async function start(say: (line: string) => void) {
  const config = readConfig();
  await portIsFree(config.port, config.host);
  const db = await openDatabase({ ...(config.databaseUrl ? { url: config.databaseUrl.reveal() } : {}), ...(config.databaseReadUrl ? { readUrl: config.databaseReadUrl.reveal() } : {}), dataDir: config.dataDir });
  await prepareData(db, config, say);
  const log = createLog(config.logLevel);
  const stock = await openStock(db, { log });
  const addresses = createAddresses(config.hosts);
  const settings = { brand: config.brand, careersUrl: config.careersUrl, twitter: Boolean(config.twitterUrl), facebook: Boolean(config.facebookUrl), development: !config.production };
  const assets = await builtAssets(config.root);
  const services: Services = {
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
  const guard = createOverloadGuard();
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, createListener(services, await loadStaticFiles(config.root), guard));
  await listen(server, config.port, config.host);
  say(`Español  ${addresses.url("home", "es")}`);
  say(`English  ${addresses.url("home", "en")}`);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      services.stopping = true;
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 10_000);
      await closed;
      clearTimeout(patience);
      guard.stop();
      await stock.stop();
      await db.destroy();
      log.flush();
    })();
    return stopping;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
  return { stop };
}

/** Starts everything; what a person can set right ends with one sentence. */
export async function main() {
  try {
    return await start((line) => console.error(line));
  } catch (thrown) {
    const plain = thrown instanceof ConfigError || (thrown as Error)?.name === "DataError";
    console.error(plain ? (thrown as Error).message : thrown);
    process.exit(1);
  }
}
