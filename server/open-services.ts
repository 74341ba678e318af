import type { Config } from "#config";
import type { Assets } from "#render/assets.ts";
import type { Answer } from "#render/page-cache.ts";
import { createChainArt } from "./chain/chain-art.ts";
import { loadChain } from "./chain/open-chain.ts";
import { apiServicesOf } from "./http/api.ts";
import { readinessOf } from "./http/readiness.ts";
import { openData } from "./open-data.ts";
import { openSite } from "./open-site.ts";
import type { Services } from "./services.ts";
import { startJobs } from "./start-jobs.ts";
import { openTelemetry } from "./telemetry/open-telemetry.ts";
import { createSharedCalls } from "./workers/shared-calls.ts";
import type { Siblings } from "./workers/siblings.ts";

/** Opens all of a server but its port, each part on those before it. */
export async function openServices(
  config: Config,
  built: Assets,
  files: Map<string, Answer>,
  siblings: Siblings,
): Promise<Services> {
  const art = createChainArt(files, built);
  await loadChain(config, siblings.say, art.draw);
  const data = await openData(config, siblings);
  const site = openSite(data, art, () => apiServicesOf(services));
  const jobs = startJobs(data, site);
  const telemetry = openTelemetry(data, site, jobs);
  const services: Services = {
    ...data,
    ...site,
    ...jobs,
    ...telemetry,
    sharedCalls: siblings.number === undefined ? undefined : createSharedCalls(siblings),
    postings: 0,
    stopping: false,
    leaving: false,
    async close() {
      for (const part of [site, jobs, telemetry, data]) await part.close();
    },
  };
  siblings.onShared("paths", () => {
    services.postings += 1;
  });
  siblings.onQuestion("metrics", () => services.metrics.json());
  siblings.onQuestion("readiness", () => readinessOf(services));
  return services;
}
