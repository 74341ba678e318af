import type * as v from "valibot";
import { chainFacts } from "#content/chain-facts.ts";
import { type ErrorCode, errorStatus } from "#core/errors.ts";
import { errorWords } from "./copy.ts";
import { documentEdition } from "./document-words.ts";
import type { Endpoint } from "./endpoint.ts";
import { type Json, listComponents, schemaOf } from "./json-schema.ts";
import { answerHeaders, headersOf } from "./openapi-headers.ts";
import type { Documented, Parameters } from "./parameter.ts";
import { spokenParameters } from "./query.ts";

const formType = "application/x-www-form-urlencoded";

const parametersOf = (place: "path" | "query", parameters: Parameters = {}): Json[] =>
  Object.entries(spokenParameters(parameters)).map(([name, { json, about, required }]) => ({
    name,
    in: place,
    required,
    description: about[documentEdition()],
    schema: json,
  }));

/** Every call may be asked too often or at a bad moment; the rest depends on what it takes. */
export function statusesOf(endpoint: Endpoint): ErrorCode[] {
  const takes = endpoint.query !== undefined || endpoint.body !== undefined;
  const own = endpoint.errors ?? [];
  return [
    ...new Set<ErrorCode>([...(takes ? (["invalid"] as const) : []), ...own, "too-long", "too-many", "unavailable"]),
  ].sort((a, b) => errorStatus[a] - errorStatus[b]);
}

/** The fields of a body, where it may be a form as well as JSON. */
function bodyFieldsOf({ fields, queryInBody, query }: Endpoint): Readonly<Record<string, Documented>> | undefined {
  const taken = fields ?? (queryInBody ? query : undefined);
  return taken && spokenParameters(taken);
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  const fields = bodyFieldsOf(endpoint);
  if (!fields) {
    const { body } = endpoint;
    return body && { required: true, content: { "application/json": { schema: schemaOf(body as v.GenericSchema) } } };
  }
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, { json, about }]) => [
        name,
        { ...json, description: about[documentEdition()] },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
  return {
    required: !endpoint.queryInBody,
    content: { "application/json": { schema }, [formType]: { schema } },
  };
}

/** Which proofs a call wants, all of them together; most want none. */
function securityOf({ method, token, admin }: Endpoint): Json[] {
  const wanted = {
    ...(method === "POST" && token !== false ? { antiForgery: [] } : {}),
    ...(admin ? { administration: [] } : {}),
  };
  return Object.keys(wanted).length > 0 ? [wanted] : [];
}

function responsesOf(endpoint: Endpoint): Json {
  const { method, summary, reply } = endpoint;
  const edition = documentEdition();
  const content =
    "image" in reply
      ? Object.fromEntries(reply.image.map((type) => [type, { schema: { type: "string", contentEncoding: "binary" } }]))
      : { "application/json": { schema: schemaOf(reply as v.GenericSchema) } };
  const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const responses: Json = { "200": { description: summary[edition], headers: headersOf(endpoint, 200), content } };
  if (method === "GET") responses["304"] = { description: words[edition].notChanged };
  for (const code of statusesOf(endpoint)) {
    const status = errorStatus[code];
    const headers = headersOf(endpoint, status);
    responses[status] = { description: errorWords[edition][code], ...(headers ? { headers } : {}), content: problem };
  }
  return responses;
}

function operationOf(endpoint: Endpoint): Json {
  const { method, path, summary, params, query } = endpoint;
  const parameters = [...parametersOf("path", params), ...parametersOf("query", query)];
  const requestBody = bodyOf(endpoint);
  const name = path.replace(/[{}]/g, "").replace(/[/.](\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    operationId: `${method.toLowerCase()}${name}`,
    tags: [path.split("/")[1]],
    summary: summary[documentEdition()],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    security: securityOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

const words = {
  es: {
    about: (prices: boolean) => `Inventario, patios${prices ? ", precios de piezas" : ""} y eventos.`,
    spoken: () => "Las respuestas vienen en español.",
    rules:
      "En los nombres de parámetros y llamadas no importan las mayúsculas. Las respuestas guardadas no llevan límites.",
    notChanged: "No ha cambiado desde el ETag que se mandó en If-None-Match.",
    token: "El valor de la cookie XSRF-TOKEN, de GET /api/token.",
    key: "La clave de administración del sitio.",
  },
  en: {
    about: (prices: boolean) => (prices ? "Inventory, yards, part prices and events." : "Inventory, yards and events."),
    spoken: () =>
      chainFacts().languages.length > 1
        ? "Answers in Spanish, or in English with language=english."
        : "Answers in English.",
    rules: "Names of parameters and calls are not case-sensitive. Cached answers carry no rate limits.",
    notChanged: "Not changed since the ETag sent in If-None-Match.",
    token: "The value of the cookie XSRF-TOKEN, from GET /api/token.",
    key: "The administration key of the site.",
  },
};

/** OpenAPI 3.1 of every call, from the same schemas that check requests and type the handlers. */
export function openapiOf(endpoints: readonly Endpoint[], brand: string, server: string): Json {
  const paths: Record<string, Json> = {};
  const say = words[documentEdition()];
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand} API`,
      version: "1",
      description: `${say.about(chainFacts().switches.partPrices)} ${say.spoken()} ${say.rules}`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: listComponents(),
      headers: answerHeaders(),
      securitySchemes: {
        antiForgery: {
          type: "apiKey",
          in: "header",
          name: "X-XSRF-TOKEN",
          description: say.token,
        },
        administration: { type: "http", scheme: "bearer", description: say.key },
      },
    },
  };
}
