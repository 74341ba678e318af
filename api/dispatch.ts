import * as v from "valibot";
import { asSiteError, invalid, notFound, SiteError } from "#core/errors.ts";
import { checkAdmin } from "./admin.ts";
import { type ApiAsk, callOf, checkToken } from "./call.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { type Bytes, type Call, type Endpoint, JsonStream, ReadyJson, WithHeaders } from "./endpoint.ts";
import { callsPerMinute, createFairUse, type SharedCalls, type Use } from "./fair-use.ts";
import { FormProblem } from "./forms/problem.ts";
import { findCall } from "./known-call.ts";
import { readAll } from "./parameter.ts";
import { madeOfError } from "./problem.ts";
import { withFields } from "./query.ts";
import { countCall } from "./rate-limit.ts";
import { readFields } from "./read-body.ts";
import { tellRefusal } from "./refusals.ts";
import type { ApiResult, ApiServices } from "./services.ts";
import { isOn } from "./switched.ts";
import type { Visitor } from "./visitor.ts";

const maxBody = 65_536;
/** Pictures of the chain may stand in anybody's page. */
const pictureHeaders = { "cross-origin-resource-policy": "cross-origin" };
const json = { "content-type": "application/json; charset=utf-8" };

/** What a caller sent may come back in an answer: it is never markup there, whatever reads it. */
const writeJson = (data: unknown) => Buffer.from(JSON.stringify(data).replaceAll("<", "\\u003c"));

function madeOf(endpoint: Endpoint, reply: unknown, cors: Record<string, string>, { stock, now }: Call): ApiResult {
  const { cache, timeless = false } = endpoint;
  const about = { status: 200, cache, timeless, changes: endpoint.changes?.(stock, now) };
  if (reply instanceof ReadyJson)
    return { ...about, body: reply.json, headers: { ...json, ...cors, ...reply.headers }, sum: reply.sum };
  if (reply instanceof JsonStream) return { ...about, body: reply.pieces, headers: { ...json, ...cors } };
  if (reply instanceof WithHeaders)
    return { ...about, body: writeJson(reply.data), headers: { ...json, ...cors, ...reply.headers } };
  if (reply !== null && typeof reply === "object" && "bytes" in reply) {
    const { bytes, type } = reply as Bytes;
    return { ...about, body: bytes, headers: { "content-type": type, ...cors, ...pictureHeaders } };
  }
  return { ...about, body: writeJson(reply), headers: { ...json, ...cors } };
}

function failed(thrown: unknown, call: Call, cors: Record<string, string>): ApiResult {
  const error = asSiteError(thrown);
  if (error.code === "internal")
    call.services.log.error({ id: call.requestId, err: error.cause ?? error }, "API call failed");
  const made = madeOfError(
    error,
    call.edition,
    call.requestId,
    thrown instanceof FormProblem ? thrown.errors : undefined,
  );
  return { ...made, headers: { ...made.headers, ...json, ...cors } };
}

function readBody(schema: NonNullable<Endpoint["body"]>, given: unknown): unknown {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw invalid(String(result.issues[0].path?.[0]?.key ?? "body"), result.issues[0].message);
}

type Running = {
  endpoint: Endpoint;
  ask: ApiAsk;
  params: Record<string, string>;
  services: ApiServices;
  count(visitor: Visitor): Use;
};

/** Checks, reads, handles and presents one call. Answers at once where nothing has to be waited for. */
function run({ endpoint, ask, params: given, services, count }: Running): ApiResult | Promise<ApiResult> {
  let call = callOf(ask, services, { byHost: endpoint.spokenByHost });
  const cors: Record<string, string> = endpoint.method === "GET" && !endpoint.ownPages ? corsHeaders : {};
  const handle = (body: unknown) => {
    const params = readAll(endpoint.params ?? {}, (name) => given[name]);
    const query = readAll(endpoint.query ?? {}, (name) => call.query.get(name.toLowerCase()));
    return endpoint.handle({ params, query, body }, call);
  };
  const withBody = async (schema: NonNullable<Endpoint["body"]>) => {
    const fields = await readFields(ask, endpoint.maxBody ?? maxBody);
    if (fields !== null && typeof fields === "object" && "language" in fields)
      call = callOf(ask, services, { language: fields.language });
    return handle(readBody(schema, fields));
  };
  const withParameters = async () => {
    const fields = await readFields(ask, endpoint.maxBody ?? maxBody);
    call = callOf(ask, services, { query: withFields(call.query, fields) });
    return handle(undefined);
  };
  const fail = (thrown: unknown) => {
    const about = { route: `api:${endpoint.path}`, visitor: ask.visitor, requestId: ask.requestId };
    if (thrown instanceof SiteError) tellRefusal(services.onRefusal, thrown, about);
    return failed(thrown, call, cors);
  };
  try {
    countCall(ask, count);
    if (endpoint.admin) checkAdmin(services.adminKey, ask.header("authorization"));
    if (endpoint.method === "POST" && endpoint.token !== false) checkToken(ask, services);
    const reply = endpoint.body ? withBody(endpoint.body) : endpoint.queryInBody ? withParameters() : handle(undefined);
    if (!(reply instanceof Promise)) return madeOf(endpoint, reply, cors, call);
    return reply.then((data) => madeOf(endpoint, data, cors, call), fail);
  } catch (thrown) {
    return fail(thrown);
  }
}

/** The calls below /api: what a request is answered, before encoding and caching. */
export function createApi(
  services: ApiServices,
  shared?: SharedCalls,
): (ask: ApiAsk) => ApiResult | Promise<ApiResult> {
  const count = createFairUse(callsPerMinute, shared);
  const refuse = (ask: ApiAsk, error: SiteError, headers: Record<string, string>) =>
    failed(error, callOf(ask, services), headers);
  return function answer(ask) {
    ask.known ??= findCall(ask.path, ask.search);
    if (!ask.known) return refuse(ask, notFound("no such call"), corsHeaders);
    const { found } = ask.known;
    ask.route = found.endpoints[0]?.path ?? "";
    const method = ask.method === "HEAD" ? "GET" : ask.method;
    const endpoint = found.endpoints.find((candidate) => candidate.method === method);
    if (endpoint && !isOn(endpoint)) return refuse(ask, notFound("no such call"), corsHeaders);
    if (endpoint) return run({ endpoint, ask, params: found.params, services, count });
    const methods = found.endpoints.flatMap((candidate) =>
      candidate.method === "GET" ? ["GET", "HEAD"] : [candidate.method],
    );
    const allow = [...methods, "OPTIONS"].join(", ");
    const open = found.endpoints.some((candidate) => candidate.method === "GET" && !candidate.ownPages);
    if (method !== "OPTIONS") return refuse(ask, new SiteError("not-allowed"), { allow });
    return {
      status: 204,
      body: Buffer.alloc(0),
      headers: { allow, ...(open ? preflightHeaders : {}) },
      cache: "never",
      timeless: false,
    };
  };
}
