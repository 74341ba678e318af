import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "#config";
import { loadPageModule } from "#render/page-modules.ts";
import { editions } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { reloadOnHangup } from "./chain/on-hangup.ts";
import { builtAssets } from "./http/assets.ts";
import { createLimitedServer } from "./http/http-server.ts";
import { createListener } from "./http/listener.ts";
import { createOverloadGuard } from "./http/overload.ts";
import { listen, portIsFree } from "./http/port.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { createWorkQueue } from "./http/work-queue.ts";
import { listWarnings, mailWarning } from "./jobs/mail-setup.ts";
import { createWatchdog } from "./jobs/watchdog.ts";
import { openOffice } from "./office/open-office.ts";
import { closeServices, openServices } from "./open-services.ts";
import { reasonNotStarted } from "./reason-not-started.ts";

async function start(say: (line: string) => void) {
  const hangup = reloadOnHangup();
  const config = readConfig();
  await portIsFree(config.port, config.host);
  const files = await loadStaticFiles(config.root);
  const services = await openServices(config, await builtAssets(config.root), files, say);
  const guard = createOverloadGuard();
  const queue = createWorkQueue();
  const watchdog = createWatchdog(config.root, config.watchdogSeconds);
  const listener = createListener(services, files, { guard, queue, note: watchdog.note });
  const server = createLimitedServer(listener, services.always);
  server.on("connection", queue.arrive);
  services.metrics.follow(server, guard);
  await listen(server, config.port, config.host);
  let office: Awaited<ReturnType<typeof openOffice>>;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      services.stopping = true;
      // The balancer shall see it and go elsewhere while requests are still taken.
      await wait(config.drainSeconds * 1000);
      const closed = Promise.all([new Promise((done) => server.close(done)), office?.close()]);
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 10_000);
      await closed;
      clearTimeout(patience);
      await closeServices(services);
    })();
    return stopping;
  };
  // From the first answer on: who is told to stop while the rest is opened still finishes what it takes.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  const { addresses } = services.site;
  // Every page's code is read now: a build beside a running server must not take it away, and no visitor waits for it.
  await Promise.all(pageIds.map(loadPageModule));
  watchdog.start();
  for (const edition of addresses.languages())
    say(`${editions[edition].name.padEnd(9)}${addresses.url("home", edition)}`);
  office = await openOffice(services, say);
  if (listWarnings(config).length > 0) say(mailWarning);
  if (!config.hasPublicAddress)
    say(`Canonical links, hreflang and the sitemap name ${config.hosts.es}: set SITE_URL to the public address.`);
  hangup.ready(services.chain);
  return { stop };
}

/** Starts everything; what a person can set right ends with one sentence. */
export async function main() {
  try {
    return await start((line) => console.error(line));
  } catch (thrown) {
    console.error(reasonNotStarted(thrown));
    process.exit(1);
  }
}
