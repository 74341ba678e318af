import { checkAdmin } from "#api/admin.ts";
import { tellRefusal } from "#api/refusals.ts";
import { asSiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { listWarnings } from "#server/jobs/mail-setup.ts";
import type { Services } from "#server/services.ts";
import { visitorOfRequest } from "./client-address.ts";
import type { Route } from "./route.ts";

const noStore = { "cache-control": "no-store" };
/** A replica is some hundred milliseconds behind; longer than this is worth saying. */
const staleSeconds = 10;

const paths = new Set(["/healthz", "/readyz", "/metrics"]);
export const isHealthPath = (url: string): boolean => paths.has(url);

type ReadinessFacts = Pick<Services, "stopping" | "watch" | "stock" | "db" | "time">;

/** What does not work now. Only `stopping` takes the process out of service: pages and lookups go on from memory. */
export function listReasons({ stopping, watch, stock, db, time }: ReadinessFacts) {
  const reasons: string[] = [];
  if (stopping) reasons.push("stopping");
  const trouble = watch.trouble();
  if (trouble) reasons.push(trouble);
  if (db.replicated && !stock.healthy()) reasons.push("read-replica-away");
  if (watch.behindSeconds() > staleSeconds) reasons.push("data-stale");
  if (time.doubtedUntil()) reasons.push("clock-doubted");
  if (stock.current.chain.stores.length === 0) reasons.push("no-stores");
  return reasons;
}

const json = (body: object, status = 200) =>
  new Answer(status, Buffer.from(JSON.stringify(body)), { ...noStore, "content-type": "application/json" });

/** /healthz: the process lives. /readyz: it can serve, and what it cannot do. /metrics: figures for Prometheus. */
export const healthRoutes = (services: Services): Route[] => [
  { method: "GET", path: "/healthz", answer: () => json({ status: "ok" }) },
  {
    method: "GET",
    path: "/readyz",
    answer() {
      const ready = !services.stopping;
      const { version, loadedAt } = services.stock.current;
      const body = {
        ready,
        reasons: listReasons(services),
        warnings: listWarnings(services.config),
        database: !services.watch.mainUp() ? "away" : services.watch.trouble() ? "failing" : "ok",
        dataVersion: version,
        dataLoadedAt: loadedAt.toISOString(),
      };
      return json(body, ready ? 200 : 503);
    },
  },
  {
    method: "GET",
    path: "/metrics",
    async answer({ incoming, requestId }) {
      const { adminKey, metrics } = services;
      try {
        checkAdmin(adminKey, incoming.headers.authorization);
      } catch (thrown) {
        const visitor = visitorOfRequest(incoming, services.config.trustProxy);
        const about = { route: "file:/metrics", visitor, requestId };
        tellRefusal(services.security.refused, asSiteError(thrown), about);
        const headers = { ...noStore, "content-type": "text/plain; charset=utf-8" };
        return new Answer(403, Buffer.from("Only with the administration key.\n"), headers);
      }
      const headers = { ...noStore, "content-type": metrics.contentType };
      return new Answer(200, Buffer.from(await metrics.text()), headers);
    },
  },
];
