import { once } from "node:events";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "#config";
import { loadPageModule } from "#render/page-modules.ts";
import { editions } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { reloadOnHangup } from "./chain/on-hangup.ts";
import { giveBackMemory } from "./give-back-memory.ts";
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
import { openServices } from "./open-services.ts";
import type { Siblings } from "./workers/siblings.ts";

/** A process that others replace lets its connections end with their next answer; whoever is silent for so long is closed. */
const goodbyeMs = 3_000;

/** One process that answers, alone or as one of several behind a port. */
export async function serve(siblings: Siblings) {
  const { say } = siblings;
  const hangup = reloadOnHangup();
  process.on("SIGUSR2", () => {
    if (siblings.number === undefined) say("One process serves: there are no workers to start anew (WORKERS).");
  });
  const config = readConfig();
  // Of several processes the one that opens the port for all has tried it: here a visitor who comes meanwhile would be taken.
  if (siblings.number === undefined) await portIsFree(config.port, config.host);
  const files = loadStaticFiles(config.root);
  const services = await openServices(config, await builtAssets(config.root), files, siblings);
  const guard = createOverloadGuard();
  const queue = createWorkQueue();
  const watchdog = createWatchdog(config.root, config.watchdogSeconds);
  const listener = createListener(services, files, { guard, queue, note: watchdog.note });
  const server = createLimitedServer(listener, services.always);
  server.on("connection", queue.arrive);
  services.metrics.follow(server, guard);
  giveBackMemory();
  await listen(server, config.port, config.host);
  let office: Awaited<ReturnType<typeof openOffice>>;
  let stopping: Promise<void> | undefined;

  async function finish(closed: Promise<unknown>) {
    server.closeIdleConnections();
    const patience = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(patience);
    await siblings.leave(siblings.number === undefined ? [] : await services.metrics.json());
    await services.close();
  }

  const stop = () => {
    stopping ??= (async () => {
      services.stopping = services.leaving = true;
      // The balancer shall see it and go elsewhere while requests are still taken.
      await wait(config.drainSeconds * 1000);
      await finish(Promise.all([new Promise((done) => server.close(done)), office?.close()]));
    })();
    return stopping;
  };

  /** Others serve on: no new connections, and whoever has one finds its next answer here and the one after at another. */
  const retire = () => {
    stopping ??= (async () => {
      services.leaving = true;
      const closed = Promise.all([once(server, "close"), office?.close()]);
      // Node's own way to close a web server would break off connections that wait for their next request.
      NetServer.prototype.close.call(server);
      await wait(goodbyeMs);
      await finish(closed);
    })();
    return stopping;
  };

  const endAfter = (leave: () => Promise<void>) => void leave().then(() => process.exit(0));
  // From the first answer on: who is told to stop while the rest is opened still finishes what it takes.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => endAfter(stop));
  siblings.onRetire(() => endAfter(retire));
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
  siblings.ready();
  services.startSearch();
  return { stop };
}
