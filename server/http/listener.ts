import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { networkOf } from "#api/visitor.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import type { Answer } from "#render/page-cache.ts";
import type { Watchdog } from "#server/jobs/watchdog.ts";
import type { Services } from "#server/services.ts";
import { loggedNetwork, loggedPath, newRequestId } from "#server/telemetry/log.ts";
import { apiCacheKey, apiErrorAnswer, createApiAnswerer, isApi, isStream, type StreamResult } from "./api.ts";
import { createApp } from "./app.ts";
import { visitorOfRequest } from "./client-address.ts";
import { FileAnswer } from "./file-answer.ts";
import { findFormPage } from "./forms.ts";
import { listHeaders } from "./headers.ts";
import { isHealthPath } from "./health.ts";
import { createKeptFinder, type Sought } from "./kept-answers.ts";
import type { OverloadGuard } from "./overload.ts";
import { errorAnswer, keyOf } from "./pages.ts";
import { plainErrorAnswer, plainErrorHtml } from "./plain-error.ts";
import { sendReady } from "./ready-reply.ts";
import { type Reply, replyWith } from "./reply.ts";
import { maxUrlLength, readTarget } from "./request-target.ts";
import type { InTurn } from "./route.ts";
import { sendFile } from "./send-file.ts";
import { sendStream } from "./stream.ts";
import type { WorkQueue } from "./work-queue.ts";

/** The origin that the visitor asked for; behind a proxy that is trusted, as the proxy tells it. */
function originOf(headers: IncomingHttpHeaders, trustProxy: boolean, fallback: string): string {
  const forwardedHost = trustProxy ? headers["x-forwarded-host"] : undefined;
  const host = (Array.isArray(forwardedHost) ? forwardedHost[0] : forwardedHost) ?? headers.host;
  const proto =
    (trustProxy ? headers["x-forwarded-proto"] : undefined) ?? (fallback.startsWith("https:") ? "https" : "http");
  return host ? `${proto}://${host}` : fallback;
}

/** What the work queue tells apart: pages, photos, calls, lists and what is refused cost very different amounts. */
function kindOf(asked: Exchange): string {
  const first = /^\/(?:api\/)?[^/;?]*/.exec(asked.url)?.[0] ?? "/";
  return isReading(asked) ? first : `${asked.method} ${first}`;
}

function findWrong(url: string, target: string | undefined): SiteError | undefined {
  if (url.length > maxUrlLength) return new SiteError("too-long");
  // A scanner's "//" is no path: the URL parser would take it for a host, and a backslash for a slash.
  return target === undefined || !/^\/(?!\/)[^\\?]*(\?|$)/.test(url) ? new SiteError("invalid") : undefined;
}

/** Some texts look like a host and are none, or stand for another one: 127.1, a%b. */
function isHost(text: string): boolean {
  const host = text.replace(/:\d*$/, "").toLowerCase();
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname.length === host.length;
}

/** One request on its way. */
type Exchange = Sought & {
  req: IncomingMessage;
  res: ServerResponse;
  method: string;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
  requestId: string;
  /** Of the visitor; limits count by it. Empty for what is answered from memory. */
  network: string;
  /** The name under which figures count it, once it is known. */
  route: string;
  /** What the API says of this visitor's limit. */
  limits?: Record<string, string> | undefined;
};

const overload = () => new SiteError("unavailable", "overload", { retryAfter: 2 });
const isReading = ({ method }: Exchange) => method === "GET" || method === "HEAD";
/** Nobody waited for an answer that was never begun. */
const statusOf = (res: ServerResponse) => (res.headersSent ? res.statusCode : 499);

/** The whole way of a request: limits, files and cached pages from memory, everything else through the app. */
export function createListener(
  services: Services,
  files: Map<string, Answer>,
  { guard, queue, note }: { guard: OverloadGuard; queue: WorkQueue; note: Watchdog["note"] },
) {
  const { always, cache, config, figures, log, metrics } = services;
  const logsRequests = log.isLevelEnabled("info");
  const answerApp = createApp(services);
  const answerApi = createApiAnswerer(services);
  const findKept = createKeptFinder(services, files);
  // A balancer's check in HTTP/1.0 names none.
  const hostname = new URL(config.hosts.es).host;

  const headersBeside = (answer: Answer) => (answer.inert ? services.inert : always);

  function write({ res, requestId, limits }: Exchange, reply: Reply, beside = always) {
    if (res.headersSent || res.destroyed) return;
    reply.headers["x-request-id"] = requestId;
    if (limits) Object.assign(reply.headers, limits);
    res.writeHead(reply.status, listHeaders(beside, reply.headers));
    res.end(reply.body);
  }

  function breakOff({ res, requestId }: Exchange, thrown: unknown) {
    log.error({ id: requestId, err: thrown }, "reply failed");
    res.destroy();
  }

  function writeBusy(asked: Exchange) {
    metrics.shed();
    const headers = { "content-type": "text/html; charset=utf-8", "retry-after": "2", "cache-control": "no-store" };
    write(asked, { status: 503, headers, body: Buffer.from(plainErrorHtml("unavailable", "es", asked.requestId)) });
  }

  function sendFromDisk(asked: Exchange, answer: FileAnswer) {
    const { req, res, requestId, network } = asked;
    if (!guard.enterStream(network, res)) return writeBusy(asked);
    const wants = { ...asked, ifModifiedSince: req.headers["if-modified-since"] };
    sendFile(res, answer, wants, { ...services.inert, "x-request-id": requestId }).catch((thrown) =>
      breakOff(asked, thrown),
    );
  }

  function send(asked: Exchange, answer: Answer) {
    if (answer instanceof FileAnswer) return sendFromDisk(asked, answer);
    const reply = replyWith(answer, asked, queue.waiting);
    if (!(reply instanceof Promise)) return write(asked, reply, headersBeside(answer));
    reply.then((r) => write(asked, r, headersBeside(answer))).catch((thrown) => breakOff(asked, thrown));
  }

  function refuse(asked: Exchange, error: SiteError) {
    const { url, requestId } = asked;
    const answer = isApi(url)
      ? apiErrorAnswer(error, url, requestId)
      : errorAnswer(services, error, "es", { rawPath: "/", requestId });
    send(asked, answer);
  }

  /** Turns away before anything is done; whoever wants a page that was kept until lately gets that. */
  function shed(asked: Exchange) {
    const stale = asked.known && cache.findStale(keyOf(services, asked.known));
    if (stale) {
      asked.route = stale.route;
      return send(asked, stale);
    }
    // Its body is not read to its end.
    if (!isReading(asked)) asked.res.shouldKeepAlive = false;
    asked.route = "shed";
    if (!isApi(asked.url)) return writeBusy(asked);
    metrics.shed();
    refuse(asked, overload());
  }

  function noteAtEnd({ req, res, url, method, requestId, started }: Exchange) {
    // Now: a connection that has closed no longer knows its address.
    const { address } = visitorOfRequest(req, config.trustProxy);
    res.on("close", () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const net = loggedNetwork(address);
      log.info({ id: requestId, method, path: loggedPath(url), status: statusOf(res), ms, net }, "request");
    });
  }

  const measureAtEnd = (asked: Exchange) =>
    asked.res.on("close", () =>
      metrics.answered(asked.route || "refused", statusOf(asked.res), performance.now() - asked.started),
    );

  function sendKept(asked: Exchange, answer: Answer) {
    const { res, requestId, started } = asked;
    asked.route = answer.route || "static";
    if (answer.counts) figures.note(answer.counts, asked.req);
    if (sendReady(res, answer, asked, headersBeside(answer), requestId))
      return metrics.answered(asked.route, answer.status, performance.now() - started);
    measureAtEnd(asked);
    send(asked, answer);
  }

  function finishApi(asked: Exchange, version: number, made: Answer | StreamResult) {
    if (!isStream(made)) return send(asked, made);
    const { res, url, origin, requestId, network, call } = asked;
    if (!guard.enterStream(network, res))
      return refuse(asked, new SiteError("unavailable", "too many streams", { retryAfter: 5 }));
    const way = {
      wants: asked,
      version,
      key: apiCacheKey(config.hosts, origin, call?.key ?? url),
      always: { ...always, ...asked.limits, "x-request-id": requestId },
    };
    sendStream(res, made, way).catch((thrown) => breakOff(asked, thrown));
  }

  function answerFromApi(asked: Exchange) {
    const { version } = services.stock.current;
    const fail = (thrown: unknown) => {
      log.error({ id: asked.requestId, err: thrown }, "API answer failed");
      refuse(asked, asSiteError(thrown));
    };
    try {
      const made = answerApi(asked);
      if (!(made instanceof Promise)) return finishApi(asked, version, made);
      made.then((done) => finishApi(asked, version, done)).catch(fail);
    } catch (thrown) {
      fail(thrown);
    }
  }

  /** A body that came has waited for its sender, not for its turn. */
  const inTurn =
    (asked: Exchange): InTurn =>
    (make) =>
      new Promise((done) => {
        const leave = () => done(plainErrorAnswer(overload(), "es", asked.requestId));
        // Nobody waits for it any more: it takes no turn, of which its network's other visitors have few.
        if (asked.res.destroyed) return leave();
        const refuse = () => {
          metrics.shed();
          leave();
        };
        const work = () => (asked.res.destroyed ? leave() : done((async () => make())()));
        queue.run({ network: asked.network, kind: `${kindOf(asked)} made`, work, refuse });
      });

  function answerFromApp(asked: Exchange) {
    const { req, res, url, method, requestId, origin, network, known } = asked;
    if (!isHost(req.headers.host ?? hostname))
      return send(asked, plainErrorAnswer(new SiteError("invalid"), "es", requestId));
    const at = url.indexOf("?");
    const leaving = new AbortController();
    res.once("close", () => res.writableFinished || leaving.abort());
    const ask = {
      incoming: req,
      method,
      path: at < 0 ? url : url.slice(0, at),
      query: new URLSearchParams(at < 0 ? "" : url.slice(at)),
      requestId,
      origin,
      network,
      known,
      gone: leaving.signal,
      inTurn: inTurn(asked),
      counted: asked,
    };
    answerApp(ask)
      .then((answer) => send(asked, answer))
      .catch((thrown) => breakOff(asked, thrown));
  }

  const sendsForm = ({ method, url, origin, requestId }: Exchange) =>
    method === "POST" &&
    findFormPage(services, { rawPath: url.replace(/\?.*/s, ""), search: "", origin, requestId }) !== undefined;

  function answer(asked: Exchange, wrong: SiteError | undefined) {
    note(`${asked.method} ${loggedPath(asked.url)}`);
    if (asked.res.destroyed) return;
    if (wrong) refuse(asked, wrong);
    else if (isApi(asked.url)) answerFromApi(asked);
    else answerFromApp(asked);
  }

  return function listener(req: IncomingMessage, res: ServerResponse) {
    queue.arrive();
    // The next request of this connection shall find another server.
    if (services.leaving) res.shouldKeepAlive = false;
    const target = readTarget(req);
    const { headers } = req;
    const asked: Exchange = {
      req,
      res,
      url: target ?? req.url ?? "/",
      method: req.method ?? "GET",
      ifNoneMatch: headers["if-none-match"],
      acceptEncoding: headers["accept-encoding"] as string | undefined,
      origin: originOf(headers, config.trustProxy, config.hosts.es),
      requestId: newRequestId(),
      network: "",
      started: performance.now(),
      route: "",
    };
    const { url } = asked;
    const reading = isReading(asked);
    if (logsRequests) noteAtEnd(asked);
    const kept = reading && target !== undefined ? findKept(asked) : undefined;
    if (kept) return sendKept(asked, kept);
    measureAtEnd(asked);
    if (target === "*")
      return write(asked, { status: 204, headers: { allow: "GET, HEAD, POST, OPTIONS" }, body: null });
    // Whoever watches over us must hear of the overload from us, not be turned away.
    const watching = reading && isHealthPath(url);
    asked.network = networkOf(visitorOfRequest(req, config.trustProxy).address);
    const enter = reading ? guard.enter : guard.enterWithBody;
    if (!watching && !enter(asked.network, res)) return shed(asked);
    const wrong = findWrong(url, target);
    if (wrong?.code === "too-long" && !isApi(url)) return send(asked, plainErrorAnswer(wrong, "es", asked.requestId));
    const work = () => answer(asked, wrong);
    const piece = { network: asked.network, kind: wrong?.code ?? kindOf(asked), work, refuse: () => shed(asked) };
    if (isApi(url)) return reading ? queue.runSoon(piece) : work();
    // A form waits for its sender, who may take long; it takes its turn when a page is to be made of it.
    if (watching || (!wrong && sendsForm(asked))) return work();
    queue.run(piece);
  };
}
