import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { type ErrorCode, errorStatus } from "#core/errors.ts";
import { errorWords } from "./copy.ts";
import type { Endpoint } from "./endpoint.ts";
import { locationShape } from "./location-shape.ts";
import type { Parameters } from "./parameter.ts";
import { vehicleShape } from "./vehicle-shape.ts";

export const problemShape = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
    message: v.string(),
    field: v.optional(v.string()),
    requestId: v.string(),
    errors: v.optional(v.record(v.string(), v.string())),
  }),
});

type Json = Record<string, unknown>;
const definitions = { Location: locationShape, Vehicle: vehicleShape, Problem: problemShape };
const options = { typeMode: "output", errorMode: "ignore", target: "draft-2020-12" } as const;

/** Shapes with a name are written once, under components. */
const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema as never, { ...options, definitions }) as Json;
  return JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", "#/components/schemas/")) as Json;
};
const inline = (schema: v.GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, options) as Json;
  return rest;
};

const parametersOf = (place: "path" | "query", parameters: Parameters = {}): Json[] =>
  Object.entries(parameters).map(([name, { json, about, required }]) => ({
    name,
    in: place,
    required,
    description: about.en,
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

function operationOf(endpoint: Endpoint): Json {
  const { method, path, summary, params, query, body, reply } = endpoint;
  const content =
    "image" in reply
      ? Object.fromEntries(reply.image.map((type) => [type, { schema: { type: "string", contentEncoding: "binary" } }]))
      : { "application/json": { schema: schemaOf(reply as v.GenericSchema) } };
  const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const responses: Json = { "200": { description: summary.en, content } };
  if (method === "GET") responses["304"] = { description: "Not changed since the ETag sent in If-None-Match." };
  for (const code of statusesOf(endpoint))
    responses[errorStatus[code]] = { description: errorWords.en[code], content: problem };
  const parameters = [...parametersOf("path", params), ...parametersOf("query", query)];
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[{}]/g, "").replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [path.split("/")[1]],
    summary: summary.en,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { "application/json": { schema: inline(body) } } } } : {}),
    ...(method === "POST" && endpoint.token !== false ? { security: [{ antiForgery: [] }] } : {}),
    responses,
  };
}

/** OpenAPI 3.1 of every call, from the same schemas that check requests and type the handlers. */
export function openapiOf(endpoints: readonly Endpoint[], brand: string, server: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand} API`,
      version: "1",
      description: "Inventory, yards, part prices and events. Answers in Spanish, or in English with language=english.",
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, inline(schema)])),
      securitySchemes: {
        antiForgery: {
          type: "apiKey",
          in: "header",
          name: "X-XSRF-TOKEN",
          description: "The value of the cookie XSRF-TOKEN, from GET /api/token.",
        },
      },
    },
  };
}
