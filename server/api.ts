import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import { type ApiEnv, createApi } from "#api/app.ts";
import { corsHeaders } from "#api/cors.ts";
import { madeOfError } from "#api/problem.ts";
import { editionOf, readQuery } from "#api/query.ts";
import type { ApiServices, Made } from "#api/services.ts";
import type { SiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Env } from "./app.ts";
import { visitorOfRequest } from "./client-address.ts";
import { replyWith, type Wants } from "./reply.ts";
import type { Services } from "./services.ts";
import { streamResponse } from "./stream.ts";

/** Answers that hang on the clock are made anew every half minute; the rest stand while the data stands. */
const keepMs = { timely: 30_000, timeless: 600_000 };
/** Larger ones would push everything else out of memory. */
const largestKept = 2 * 1024 * 1024;

export const isApi = (url: string): boolean => url.startsWith("/api/") && url.length > 5;

/** Addresses in an answer point to the host that was asked. */
export const apiCacheKey = (origin: string, url: string): string => `${origin}${url}`;

export const apiServicesOf = (services: Services): ApiServices => ({
  db: services.db,
  stock: services.stock,
  addresses: services.site.addresses,
  search: services.search,
  csrf: services.csrf,
  human: services.human,
  mailTo: services.config.mailTo,
  brand: services.config.brand,
  adminToken: services.config.adminToken?.reveal(),
  isPage(path) {
    const at = path.indexOf("?");
    try {
      return path.startsWith("/") && services.match(at < 0 ? path : path.slice(0, at)).kind === "page";
    } catch {
      return false;
    }
  },
  onMail: () => services.mailer.wake(),
  log: services.log,
});

/** Errors that happen before or outside the API's own routes, in its form. */
function errorMade(error: SiteError, url: string, requestId: string): Made {
  const query = readQuery(url.slice(url.indexOf("?") + 1 || url.length).slice(0, 2_000));
  const made = madeOfError(error, editionOf(query.get("language") ?? query.get("sfilter")), requestId);
  return { ...made, headers: { ...made.headers, ...corsHeaders, "content-type": "application/json; charset=utf-8" } };
}
export const apiErrorAnswer = (error: SiteError, url: string, requestId: string): Answer =>
  answerOf(errorMade(error, url, requestId));
export const apiErrorResponse = (error: SiteError, url: string, requestId: string): Response => {
  const { status, body, headers } = errorMade(error, url, requestId);
  return new Response(body as string, { status, headers: { ...headers, "cache-control": cacheClasses.never } });
};

export function answerOf({ status, body, headers, cache }: Made): Answer {
  const bytes =
    typeof body === "string"
      ? Buffer.from(body)
      : body instanceof Uint8Array
        ? Buffer.from(body)
        : Buffer.concat(body as readonly Uint8Array[]);
  return new Answer(status, bytes, { ...headers, "cache-control": cacheClasses[cache] });
}

const isStream = (body: Made["body"]): body is AsyncIterable<Uint8Array> =>
  typeof body === "object" && Symbol.asyncIterator in body;
/** Stands for an answer that is never whole in memory. */
const streamed = new Answer(200, Buffer.alloc(0), {});

export function apiRoutes(app: Hono<Env>, services: Services) {
  const api = createApi(apiServicesOf(services));
  const { apiCache, stock } = services;

  async function finish(key: string, wants: Wants, shared: boolean, make: () => Promise<Made>): Promise<Response> {
    let own: Made | undefined;
    const { version } = stock.current;
    const build = async () => {
      own = await make();
      if (isStream(own.body)) return { answer: streamed, keepMs: 0 };
      const answer = answerOf(own);
      const kept = own.status === 200 && own.cache !== "never" && answer.size < largestKept;
      return { answer, keepMs: kept ? keepMs[own.timeless ? "timeless" : "timely"] : 0 };
    };
    let answer = shared ? await apiCache.make(key, version, build) : (await build()).answer;
    // An error carries its request's number, and a stream has one reader: neither can be another request's.
    if (!own && (answer === streamed || answer.status >= 400)) answer = (await build()).answer;
    if (answer === streamed && own) return streamResponse(own, wants, version, key);
    const reply = await replyWith(answer, wants);
    return new Response(reply.body?.length ? (reply.body as BodyInit) : null, {
      status: reply.status,
      headers: reply.headers,
    });
  }

  const bindings = (
    incoming: IncomingMessage,
    request: Request,
    requestId: string,
    origin: string,
  ): ApiEnv["Bindings"] => {
    const target = incoming.url ?? "/";
    const { headers, method } = request;
    const wants = {
      method,
      ifNoneMatch: headers.get("if-none-match") ?? undefined,
      acceptEncoding: headers.get("accept-encoding") ?? undefined,
    };
    return {
      requestId,
      origin,
      target,
      visitor: visitorOfRequest(incoming, services.config.trustProxy),
      finish: (make, shared) =>
        finish(apiCacheKey(origin, target), wants, shared && (method === "GET" || method === "HEAD"), make),
    };
  };
  app.all("/api/*", (c, next) => {
    // "/api" itself is a page.
    if (!isApi(c.env.incoming.url ?? "/")) return next();
    return api.fetch(c.req.raw, bindings(c.env.incoming, c.req.raw, c.env.requestId, c.env.origin));
  });
}
