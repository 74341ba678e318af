import type { IncomingMessage } from "node:http";
import { crc32 } from "node:zlib";
import type { ApiAsk, KnownCall } from "#api/call.ts";
import { corsHeaders } from "#api/cors.ts";
import { createApi } from "#api/dispatch.ts";
import { findCall } from "#api/known-call.ts";
import { madeOfError } from "#api/problem.ts";
import { editionOfQuery, readQuery } from "#api/query.ts";
import type { ApiResult, ApiServices } from "#api/services.ts";
import type { SiteError } from "#core/errors.ts";
import { sourceOf } from "#core/request-body.ts";
import { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { findOwnOrigin, type Hosts } from "#site/address.ts";
import { heldAtMost, shareTime } from "#site/cache.ts";
import { editionIds } from "#site/editions.ts";
import { visitorOfRequest } from "./client-address.ts";

/** Answers that hang on the clock are made anew every half minute; the rest stand while the data stands. */
const keepMs = { timely: 30_000, timeless: 600_000 };
/** Larger ones would push everything else out of memory. */
const largestKept = 2 * 1024 * 1024;

/** In any case: clients write /API/Vehicle/Search too. */
export const isApi = (url: string): boolean =>
  url.length > 5 && url[4] === "/" && (url.startsWith("/api/") || url.slice(0, 4).toLowerCase() === "/api");

/** Addresses in an answer point to the host that was asked, if it is ours; all others have one answer together. */
export const apiCacheKey = (hosts: Hosts, origin: string, address: string): string =>
  `${findOwnOrigin(hosts, origin) ?? ""}${address}`;

/** The path below /api, and the query. */
const partsOf = (url: string): [path: string, search: string] => {
  const at = url.indexOf("?");
  return at < 0 ? [url.slice(4), ""] : [url.slice(4, at), url.slice(at)];
};

/** The call that an address asks for, however it is written. */
export const findApiCall = (url: string): KnownCall | undefined => findCall(...partsOf(url));

export const apiServicesOf = (services: Services): ApiServices => ({
  db: services.db,
  stock: services.stock,
  addresses: services.site.addresses,
  search: services.search,
  suggest: services.suggest,
  csrf: services.csrf,
  human: services.human,
  adminKey: services.adminKey,
  isPage(path) {
    try {
      const bare = path.replace(/\?.*$/s, "");
      return (
        path.startsWith("/") && editionIds.some((e) => services.match(bare, services.config.hosts[e]).kind === "page")
      );
    } catch {
      return false;
    }
  },
  onMail: () => services.mailer.wake(),
  onRefusal: services.security.refused,
  onLead: (form, edition, storeId) => services.figures.noteLead(form, edition, storeId),
  onPaths() {
    services.postings += 1;
    services.siblings.share("paths", true);
  },
  log: services.log,
});

export type StreamResult = ApiResult & { body: AsyncIterable<Uint8Array> };
export const isStream = (made: ApiResult | Answer): made is StreamResult =>
  "body" in made && typeof made.body === "object" && Symbol.asyncIterator in made.body;

/** How long it is kept here, and how long others may. */
const timesOf = ({ timeless, changes }: ApiResult) => shareTime(keepMs[timeless ? "timeless" : "timely"], changes);

function answerOf(made: ApiResult): Answer {
  const { status, headers, cache, sum } = made;
  const { buffer, byteOffset, byteLength } = made.body as Uint8Array<ArrayBuffer>;
  const body = Buffer.from(buffer, byteOffset, byteLength);
  const control = heldAtMost(cache, timesOf(made).othersMs);
  return new Answer(status, body, { ...headers, "cache-control": control }, quickTag(body, sum));
}

/**
 * A checksum will do: it has to tell an address's answer from the one before. A digest of each of thousands of different
 * searches a second took a fifteenth of the time.
 */
const quickTag = (body: Buffer, sum = crc32(body)) => `"${body.length.toString(36)}-${sum.toString(36)}"`;

/** Errors that happen before or outside the API's own calls, in its form. */
export function apiErrorAnswer(error: SiteError, url: string, requestId: string): Answer {
  const query = readQuery(url.slice(url.indexOf("?") + 1 || url.length).slice(0, 2_000));
  const made = madeOfError(error, editionOfQuery(query), requestId);
  return answerOf({
    ...made,
    headers: { ...made.headers, ...corsHeaders, "content-type": "application/json; charset=utf-8" },
  });
}

type ApiRequest = {
  req: IncomingMessage;
  url: string;
  origin: string;
  requestId: string;
  /** Filled in here: the name under which figures count the request. */
  route: string;
  /** And what of the limit is left, never kept for others. */
  limits?: Record<string, string> | undefined;
  /** The call, where it was looked for. */
  call?: KnownCall | undefined;
};

/** Answers a request below /api, and keeps what may be given to others. */
export function createApiAnswerer(services: Services) {
  const answer = createApi(apiServicesOf(services), services.sharedCalls?.("api"));

  type CallKey = { key: string; version: number; method: string; route: string };
  function finish(made: ApiResult, { key, version, method, route }: CallKey): Answer | StreamResult {
    if (isStream(made)) return made;
    const finished = answerOf(made);
    finished.route = route;
    const keep = method !== "POST" && made.status === 200 && made.cache !== "never" && finished.size < largestKept;
    if (keep) services.apiCache.misses++;
    const times = timesOf(made);
    if (keep) services.apiCache.keep(key, version, finished, times.keepMs, times.holdsMs);
    return finished;
  }

  return function answerApi(request: ApiRequest): Answer | StreamResult | Promise<Answer | StreamResult> {
    const { req, url, origin, requestId } = request;
    const [path, search] = partsOf(url);
    const method = req.method ?? "GET";
    const ask: ApiAsk = {
      method,
      path,
      search,
      known: request.call,
      origin,
      requestId,
      visitor: visitorOfRequest(req, services.config.trustProxy),
      ...sourceOf(req),
    };
    const { version } = services.stock.current;
    const made = answer(ask);
    request.limits = ask.limits;
    request.route = ask.route ? `api:${ask.route}` : "api:unknown";
    request.call = ask.known;
    const key = apiCacheKey(services.config.hosts, origin, ask.known?.key ?? url);
    const kept = { key, version, method, route: request.route };
    return made instanceof Promise ? made.then((done) => finish(done, kept)) : finish(made, kept);
  };
}
