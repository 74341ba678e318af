import { checkAdmin } from "#api/admin.ts";
import { tellRefusal } from "#api/refusals.ts";
import { asSiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { visitorOfRequest } from "./client-address.ts";
import { type Readiness, readinessOf, readinessOfAll } from "./readiness.ts";
import type { Route } from "./route.ts";

const noStore = { "cache-control": "no-store" };
const paths = new Set(["/healthz", "/readyz", "/metrics"]);
export const isHealthPath = (url: string): boolean => paths.has(url);

const json = (body: object, status = 200) =>
  new Answer(status, Buffer.from(JSON.stringify(body)), { ...noStore, "content-type": "application/json" });

/** /healthz: the process lives. /readyz: the server can serve, and what it cannot do. /metrics: figures for Prometheus. */
export const healthRoutes = (services: Services): Route[] => [
  { method: "GET", path: "/healthz", answer: () => json({ status: "ok" }) },
  {
    method: "GET",
    path: "/readyz",
    async answer() {
      const all = await services.siblings.askAll("readiness");
      const own = readinessOf(services);
      const body = all ? readinessOfAll(own, all.answers as Readiness[], all.crew) : own;
      return json(body, body.ready ? 200 : 503);
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
      const all = await services.siblings.askAll("metrics");
      const text = all ? String(all.answers[0]) : await metrics.text();
      return new Answer(200, Buffer.from(text), headers);
    },
  },
];
