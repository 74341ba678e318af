import { type Context, Hono } from "hono";
import * as v from "valibot";
import { asSiteError, invalid, notFound, SiteError } from "#core/errors.ts";
import type { Edition } from "#site/editions.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { csrfCookie, csrfHeader, findCookie } from "./csrf.ts";
import { type Bytes, type Call, type Endpoint, JsonStream, ReadyJson, WithHeaders } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { createFairUse } from "./fair-use.ts";
import { FormProblem } from "./forms/problem.ts";
import { readAll } from "./parameter.ts";
import { madeOfError } from "./problem.ts";
import { editionOf, readQuery } from "./query.ts";
import { readFields } from "./read-body.ts";
import type { ApiServices, Made, Visitor } from "./services.ts";

/** What the server tells of a request, and how it sends what the API made. */
export type ApiEnv = {
  Bindings: {
    requestId: string;
    /** The origin that was asked for. */
    origin: string;
    /** Path and query as they came. */
    target: string;
    visitor: Visitor;
    /** Answers from `make`; a shared answer may come from what is kept of the same request. */
    finish(make: () => Promise<Made>, shared: boolean): Promise<Response>;
  };
};

const maxBody = 65_536;
const json = { "content-type": "application/json; charset=utf-8" };
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");
const trimSlash = (path: string) => (path.length > 1 && path.endsWith("/") ? path.replace(/\/+$/, "") : path);

function callOf(c: Context<ApiEnv>, services: ApiServices, language?: unknown): Call {
  const { target, requestId, origin, visitor } = c.env;
  const at = target.indexOf("?");
  const query = readQuery(at < 0 ? "" : target.slice(at));
  const edition = editionOf(typeof language === "string" ? language : (query.get("language") ?? query.get("sfilter")));
  return {
    stock: services.stock.current,
    edition,
    origin: originOf(services, origin, edition),
    now: new Date(),
    requestId,
    query,
    services,
    visitor,
    header: (name) => c.req.header(name),
  };
}

/** Addresses in answers point to the host asked for when it is ours, or when none was configured. */
function originOf({ addresses: { hosts } }: ApiServices, asked: string, edition: Edition): string {
  if (asked === hosts.es || asked === hosts.en) return asked;
  const configured = !/^http:\/\/localhost(:\d+)?$/.test(hosts.es);
  return !configured && /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$|^https?:\/\/\[[0-9a-f:]+\](:\d{1,5})?$/i.test(asked)
    ? asked
    : hosts[edition];
}

function checkToken(c: Context<ApiEnv>, services: ApiServices) {
  const proof = {
    cookie: findCookie(c.req.header("cookie"), csrfCookie),
    sent: c.req.header(csrfHeader),
    origin: c.req.header("origin"),
    fetchSite: c.req.header("sec-fetch-site"),
    ownOrigins: [c.env.origin, ...Object.values(services.addresses.hosts)],
  };
  if (!services.csrf.allows(proof)) throw new SiteError("forbidden", "no anti-forgery token");
}

async function run(
  endpoint: Endpoint,
  c: Context<ApiEnv>,
  services: ApiServices,
  count: (visitor: Visitor) => void,
): Promise<Made> {
  let call = callOf(c, services);
  const cors = endpoint.method === "GET" && !endpoint.ownPages ? corsHeaders : {};
  try {
    count(call.visitor);
    if (endpoint.method === "POST" && endpoint.token !== false) checkToken(c, services);
    const given = endpoint.body ? await readFields(c.req.raw, endpoint.maxBody ?? maxBody) : undefined;
    const language = given !== null && typeof given === "object" && "language" in given ? given.language : undefined;
    if (language !== undefined) call = callOf(c, services, language);
    const params = readAll(endpoint.params ?? {}, (name) => c.req.param(name));
    const query = readAll(endpoint.query ?? {}, (name) => call.query.get(name));
    const body = endpoint.body ? readBodySchema(endpoint.body, given) : undefined;
    const made = madeOf(endpoint, await endpoint.handle({ params, query, body }, call));
    return { ...made, headers: { ...made.headers, ...cors } };
  } catch (thrown) {
    const error = asSiteError(thrown);
    if (error.code === "internal")
      services.log.error({ id: call.requestId, err: error.cause ?? error }, "API call failed");
    const made = madeOfError(
      error,
      call.edition,
      call.requestId,
      thrown instanceof FormProblem ? thrown.errors : undefined,
    );
    return { ...made, headers: { ...made.headers, ...json, ...cors } };
  }
}

function readBodySchema(schema: NonNullable<Endpoint["body"]>, given: unknown): unknown {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw invalid(String(result.issues[0].path?.[0]?.key ?? "body"), result.issues[0].message);
}

function madeOf({ cache, timeless = false }: Endpoint, reply: unknown): Made {
  if (reply instanceof ReadyJson || reply instanceof JsonStream)
    return { status: 200, body: reply.pieces, headers: json, cache, timeless };
  if (reply instanceof WithHeaders)
    return { status: 200, body: JSON.stringify(reply.data), headers: { ...json, ...reply.headers }, cache, timeless };
  if (reply !== null && typeof reply === "object" && "bytes" in reply) {
    const { bytes, type } = reply as Bytes;
    return { status: 200, body: bytes, headers: { "content-type": type }, cache, timeless };
  }
  return { status: 200, body: JSON.stringify(reply), headers: json, cache, timeless };
}

/** The JSON calls below /api. */
export function createApi(services: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>({
    getPath: (request) => trimSlash(/^[^:]+:\/\/[^/]+([^?#]*)/.exec(request.url)?.[1] || "/"),
  }).basePath("/api");
  const count = createFairUse();
  for (const endpoint of endpoints)
    app.on(endpoint.method, honoPath(endpoint.path), (c) =>
      c.env.finish(() => run(endpoint, c, services, count), endpoint.cache !== "never"),
    );

  const fail = (c: Context<ApiEnv>, error: SiteError, headers: Record<string, string>) =>
    c.env.finish(async () => {
      const made = madeOfError(error, callOf(c, services).edition, c.env.requestId);
      return { ...made, headers: { ...made.headers, ...json, ...headers } };
    }, false);
  for (const [path, here] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const open = here.some((endpoint) => endpoint.method === "GET" && !endpoint.ownPages);
    const allow = [...here.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(
      ", ",
    );
    app.options(honoPath(path), (c) => c.body(null, 204, { allow, ...(open ? preflightHeaders : {}) }));
    app.all(honoPath(path), (c) => fail(c, new SiteError("not-allowed"), { allow }));
  }
  app.all("*", (c) => fail(c, notFound("no such call"), corsHeaders));
  return app;
}
