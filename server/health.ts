import type { Hono } from "hono";
import type { Env } from "./app.ts";
import type { Services } from "./services.ts";

/** /healthz: the process lives. /readyz: it can serve; a database that is away is said, but pages go on from memory. */
export function healthRoutes(app: Hono<Env>, services: Services) {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", (c) => {
    const reasons: string[] = [];
    if (services.stopping) reasons.push("stopping");
    const database = services.stock.healthy() ? "ok" : "away";
    const { version, loadedAt } = services.stock.current;
    const body = {
      ready: reasons.length === 0,
      reasons,
      database,
      dataVersion: version,
      dataLoadedAt: loadedAt.toISOString(),
    };
    return c.json(body, reasons.length === 0 ? 200 : 503, { "cache-control": "no-store" });
  });
}
