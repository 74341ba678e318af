import type { Hono } from "hono";
import { checkAdmin } from "#api/admin.ts";
import { tellRefusal } from "#api/refusals.ts";
import { asSiteError } from "#core/errors.ts";
import { listWarnings } from "#server/jobs/mail-setup.ts";
import type { Services } from "#server/services.ts";
import { visitorOfRequest } from "./client-address.ts";
import type { Env } from "./route-env.ts";

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

/** /healthz: the process lives. /readyz: it can serve, and what it cannot do. /metrics: figures for Prometheus. */
export function healthRoutes(app: Hono<Env>, services: Services) {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", (c) => {
    const reasons = listReasons(services);
    const ready = !services.stopping;
    const { version, loadedAt } = services.stock.current;
    const body = {
      ready,
      reasons,
      warnings: listWarnings(services.config),
      database: !services.watch.mainUp() ? "away" : services.watch.trouble() ? "failing" : "ok",
      dataVersion: version,
      dataLoadedAt: loadedAt.toISOString(),
    };
    return c.json(body, ready ? 200 : 503, noStore);
  });
  app.get("/metrics", async (c) => {
    const { adminKey, metrics } = services;
    try {
      checkAdmin(adminKey, c.req.header("authorization"));
    } catch (thrown) {
      const visitor = visitorOfRequest(c.env.incoming, services.config.trustProxy);
      tellRefusal(services.security.refused, asSiteError(thrown), {
        route: "file:/metrics",
        visitor,
        requestId: c.env.requestId,
      });
      return c.text("Only with the administration key.\n", 403, noStore);
    }
    return c.body(await metrics.text(), 200, { ...noStore, "content-type": metrics.contentType });
  });
}
