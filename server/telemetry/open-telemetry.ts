import type { Data } from "#server/open-data.ts";
import type { SiteServices } from "#server/open-site.ts";
import type { Jobs } from "#server/start-jobs.ts";
import { createFigures, type Figures } from "./figures.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createSecurityEvents, type SecurityEvents } from "./security-events.ts";

/** What is counted and told of the rest. */
export type Telemetry = { figures: Figures; metrics: Metrics; security: SecurityEvents; close(): Promise<void> };

export function openTelemetry(
  { config, db, log, siblings, stock }: Data,
  { cache, apiCache }: SiteServices,
  { watch }: Jobs,
): Telemetry {
  const security = createSecurityEvents(log);
  const figures = createFigures({
    db,
    zone: () => stock.current.chain.timeZone,
    trustProxy: config.trustProxy,
    log,
  });
  const caches = { pages: cache, api: apiCache };
  return {
    figures,
    security,
    metrics: createMetrics({ worker: siblings.number, db, stock, watch, figures, security, caches }),
    async close() {
      security.stop();
      await figures.stop();
    },
  };
}
