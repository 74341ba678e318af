import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { asSiteError, SiteError } from "#core/errors.ts";
import type { Answer } from "#render/page-cache.ts";
import { apiCacheKey, apiErrorAnswer, createApiAnswerer, isApi, isStream, type StreamMade } from "./api.ts";
import { createApp } from "./app.ts";
import { visitorOfRequest } from "./client-address.ts";
import { isHealthPath } from "./health.ts";
import { loggedNetwork, newRequestId } from "./log.ts";
import type { OverloadGuard } from "./overload.ts";
import { cacheKey, errorAnswer } from "./pages.ts";
import { plainErrorHtml } from "./plain-error.ts";
import { sendReady } from "./ready-reply.ts";
import { type Reply, replyWith } from "./reply.ts";
import type { Services } from "./services.ts";
import { sendStream } from "./stream.ts";
import type { WorkQueue } from "./work-queue.ts";

const maxUrlLength = 8_192;

/** The origin that the visitor asked for; behind a proxy that is trusted, as the proxy tells it. */
function originOf(req: IncomingMessage, trustProxy: boolean, fallback: string): string {
  const forwardedHost = trustProxy ? req.headers["x-forwarded-host"] : undefined;
  const host = (Array.isArray(forwardedHost) ? forwardedHost[0] : forwardedHost) ?? req.headers.host;
  const proto =
    (trustProxy ? req.headers["x-forwarded-proto"] : undefined) ?? (fallback.startsWith("https:") ? "https" : "http");
  return host ? `${proto}://${host}` : fallback;
}

/** What a visitor looked for stands behind the first ";" or "?", and is nobody's business. */
export const loggedPath = (url: string): string => (/^[^;?]*/.exec(url)?.[0] ?? "").slice(0, 200);

/** What the work queue tells apart: pages, photos and lists cost very different amounts. */
const kindOf = (url: string): string => /^\/[^/;?]*/.exec(url)?.[0] ?? "/";

/** The whole way of a request: limits, files and cached pages from memory, everything else through the app. */
export function createListener(
  services: Services,
  files: Map<string, Answer>,
  { guard, queue }: { guard: OverloadGuard; queue: WorkQueue },
) {
  const { always, apiCache, cache, config, log, metrics, site } = services;
  const app = createApp(services);
  const answerApi = createApiAnswerer(services);

  function write(res: ServerResponse, reply: Reply, requestId: string) {
    if (res.headersSent || res.destroyed) return;
    res.writeHead(reply.status, { ...always, ...reply.headers, "x-request-id": requestId });
    res.end(reply.body ?? undefined);
  }

  return function listener(req: IncomingMessage, res: ServerResponse) {
    queue.arrive();
    // The next request of this connection shall find another server.
    if (services.stopping) res.shouldKeepAlive = false;
    const started = performance.now();
    const requestId = newRequestId();
    const url = req.url ?? "/";
    const method = req.method ?? "GET";
    const wants = {
      method,
      ifNoneMatch: req.headers["if-none-match"],
      acceptEncoding: req.headers["accept-encoding"] as string | undefined,
    };
    const origin = originOf(req, config.trustProxy, config.hosts.es);
    const counted = { route: "" };
    // Nobody waited for an answer that was never begun.
    const statusOf = () => (res.headersSent ? res.statusCode : 499);
    const note = (net: string) =>
      log.info(
        {
          id: requestId,
          method,
          path: loggedPath(url),
          status: statusOf(),
          ms: Math.round((performance.now() - started) * 10) / 10,
          net,
        },
        "request",
      );
    if (log.isLevelEnabled("info")) {
      // Now: a connection that has closed no longer knows its address.
      const { address } = visitorOfRequest(req, config.trustProxy);
      res.on("close", () => note(loggedNetwork(address)));
    }
    const breakOff = (thrown: unknown) => {
      log.error({ id: requestId, err: thrown }, "reply failed");
      res.destroy();
    };
    const send = (answer: Answer) => {
      const reply = replyWith(answer, wants);
      if (reply instanceof Promise) reply.then((r) => write(res, r, requestId)).catch(breakOff);
      else write(res, reply, requestId);
    };
    const refuse = (error: SiteError) =>
      send(
        isApi(url)
          ? apiErrorAnswer(error, url, requestId)
          : errorAnswer(services, error, "es", { rawPath: "/", requestId }),
      );

    const measureAtEnd = () =>
      res.on("close", () => metrics.answered(counted.route || "refused", statusOf(), performance.now() - started));
    const sendFromMemory = (answer: Answer, route: string) => {
      if (sendReady(res, answer, wants, always, requestId))
        return metrics.answered(route, answer.status, performance.now() - started);
      counted.route = route;
      measureAtEnd();
      send(answer);
    };

    const reading = method === "GET" || method === "HEAD";
    if (reading) {
      const file = files.get(url);
      if (file) return sendFromMemory(file, "static");
      const hit = isApi(url)
        ? apiCache.find(apiCacheKey(origin, url), services.stock.current.version, Date.now())
        : cache.find(
            cacheKey({ rawPath: url, search: "", origin }, site.addresses.twoHosts),
            services.stock.current.version,
            Date.now(),
          );
      if (hit) return sendFromMemory(hit, hit.route);
    }
    measureAtEnd();
    if (url.length > maxUrlLength) return refuse(new SiteError("too-long"));
    // A scanner's "//" is no path: the URL parser would take it for a host, and a backslash for a slash.
    if (!/^\/(?!\/)[^\\?]*(\?|$)/.test(url)) return refuse(new SiteError("invalid"));
    // Whoever watches over us must hear of the overload from us, not be turned away.
    const watching = isHealthPath(url);
    const shed = () => {
      // Its body is not read to its end.
      if (!reading) res.shouldKeepAlive = false;
      counted.route = "shed";
      metrics.shed();
      if (isApi(url)) return refuse(new SiteError("unavailable", "overload", { retryAfter: 2 }));
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "retry-after": "2",
        "cache-control": "no-store",
      };
      return write(
        res,
        { status: 503, headers, body: Buffer.from(plainErrorHtml("unavailable", "es", requestId)) },
        requestId,
      );
    };
    if (!watching && !(reading ? guard.enter(res) : guard.enterWithBody(res))) return shed();
    if (isApi(url)) {
      const version = services.stock.current.version;
      const finish = (made: Answer | StreamMade) => {
        if (!isStream(made)) return send(made);
        if (!guard.enterStream(res)) return refuse(new SiteError("unavailable", "too many streams", { retryAfter: 5 }));
        const way = { wants, version, key: apiCacheKey(origin, url), always: { ...always, "x-request-id": requestId } };
        return void sendStream(res, made, way).catch(breakOff);
      };
      const fail = (thrown: unknown) => {
        log.error({ id: requestId, err: thrown }, "API answer failed");
        refuse(asSiteError(thrown));
      };
      try {
        const made = answerApi({ req, url, origin, requestId, counted });
        return made instanceof Promise ? void made.then(finish).catch(fail) : finish(made);
      } catch (thrown) {
        return fail(thrown);
      }
    }
    const handle = getRequestListener((request) => app.fetch(request, { incoming: req, requestId, origin, counted }), {
      overrideGlobalObjects: false,
      // A balancer's check in HTTP/1.0 names none.
      hostname: new URL(config.hosts.es).host,
      errorHandler: (thrown) => {
        // An address or a host that is none: the visitor's mistake, not ours.
        const error = thrown instanceof RequestError ? new SiteError("invalid", thrown.message) : asSiteError(thrown);
        if (error.code === "internal") log.error({ id: requestId, err: thrown }, "request failed");
        return new Response(plainErrorHtml(error.code, "es", requestId), {
          status: error.status,
          headers: { "content-type": "text/html; charset=utf-8" },
        });
      },
    });
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
    res.setHeader("x-request-id", requestId);
    if (watching || !reading) return void handle(req, res);
    if (!queue.run(kindOf(url), () => void (res.destroyed || handle(req, res)))) shed();
  };
}
