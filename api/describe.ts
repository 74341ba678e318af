import { chainFacts } from "#content/chain-facts.ts";
import { errorStatus } from "#core/errors.ts";
import type { ApiCallDoc, ApiDocs, ApiParameterDoc } from "#site/api-docs.ts";
import type { Edition } from "#site/editions.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { type Call, type Endpoint, JsonStream, ReadyJson } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { callsPerMinute } from "./fair-use.ts";
import { formsPerHour } from "./forms/submit.ts";
import { schemaOf } from "./json-schema.ts";
import { statusesOf } from "./openapi.ts";
import { type Documented, type Parameters, readAll } from "./parameter.ts";
import { spokenParameters } from "./query.ts";
import type { ApiServices } from "./services.ts";
import { describeShapes, typeOf } from "./shape-docs.ts";
import { isOn } from "./switched.ts";

type Example = ReturnType<NonNullable<Endpoint["example"]>>;

/** The address of a working call on this stock. */
function exampleAddress(endpoint: Endpoint, { params = {}, query: given = {} }: Example, edition: Edition): string {
  const name = ["language", "sfilter"].find((wanted) => endpoint.query?.[wanted]);
  const query = name && edition === "en" && chainFacts().languages.length > 1 ? { ...given, [name]: "english" } : given;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

const longest = 700;
/** More of a list is never in sight. */
const mostShown = 20;

/** Long answers and pictures in base64 are shown by their beginning. */
function shorten(reply: unknown): string {
  const text = JSON.stringify(reply, (_, value) => beginning(value), 2);
  return text.length > longest ? `${text.slice(0, longest).replace(/\n[^\n]*$/, "")}\n…` : text;
}

function beginning(value: unknown): unknown {
  if (Array.isArray(value) && value.length > mostShown) return value.slice(0, mostShown);
  return typeof value === "string" && value.length > 160 ? `${value.slice(0, 80)}…` : value;
}

async function exampleAnswer(
  endpoint: Endpoint,
  given: Example,
  services: ApiServices,
  edition: Edition,
): Promise<string> {
  const stock = services.stock.current;
  const read = (parameters: Parameters | undefined, values: Record<string, string> = {}) =>
    readAll(parameters ?? {}, (name) => values[name]);
  const call: Call = {
    stock,
    edition,
    origin: services.addresses.hosts[edition],
    now: new Date(),
    requestId: "",
    query: new Map(Object.entries(given.query ?? {})),
    services,
    visitor: { address: "", loopback: true },
    header: () => undefined,
  };
  const reply = await endpoint.handle(
    { params: read(endpoint.params, given.params), query: read(endpoint.query, given.query), body: undefined },
    call,
  );
  if (reply instanceof JsonStream) return "…";
  return shorten(reply instanceof ReadyJson ? JSON.parse(reply.json.toString()) : reply);
}

const list = (place: ApiParameterDoc["place"], parameters: Readonly<Record<string, Documented>> = {}) =>
  Object.entries(spokenParameters(parameters)).map(([name, { about, required }]) => ({ name, place, about, required }));

async function describeCall(endpoint: Endpoint, services: ApiServices, edition: Edition): Promise<ApiCallDoc> {
  const { method, path, summary } = endpoint;
  const shown = method === "GET" && !("image" in endpoint.reply) && !endpoint.ownPages && path !== "/openapi.json";
  const asked = method === "GET" && !endpoint.ownPages;
  // Looked for once: among thousands of stores it is the most of the work.
  const given: Example | undefined = asked ? (endpoint.example?.(services.stock.current) ?? {}) : undefined;
  return {
    method,
    path: `/api${path}`,
    noun: path.split("/")[1] ?? "",
    summary,
    parameters: [
      ...list("path", endpoint.params),
      ...list(endpoint.queryInBody ? "any" : "query", endpoint.query),
      ...list("body", endpoint.fields),
    ],
    token: method === "POST" && endpoint.token !== false,
    answer: "image" in endpoint.reply ? undefined : typeOf(schemaOf(endpoint.reply)),
    statuses: [200, ...statusesOf(endpoint).map((code) => errorStatus[code])],
    example: given && {
      address: exampleAddress(endpoint, given, edition),
      answer: shown ? await exampleAnswer(endpoint, given, services, edition).catch(() => "") : "",
    },
  };
}

/** The calls for the readable page, each with an example from the data of now. */
export const describeApi = (services: () => ApiServices): ApiDocs => ({
  callsPerMinute,
  formsPerHour,
  shapes: describeShapes,
  async list(edition) {
    const yieldIfDue = createYield(4);
    const calls: ApiCallDoc[] = [];
    for (const endpoint of endpoints.filter(isOn)) {
      calls.push(await describeCall(endpoint, services(), edition));
      await yieldIfDue();
    }
    return calls;
  },
});
