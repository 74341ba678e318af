type Json = Record<string, unknown>;
type Parameter = { name: string; in: string; required?: boolean; schema: Json };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};

const quoted = JSON.stringify;
const shapes = "#/components/schemas/";

function objectOf({ properties = {}, required = [], additionalProperties }: Json): string {
  const needed = new Set(required as string[]);
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, schema]) => `${quoted(name)}${needed.has(name) ? "" : "?"}: ${typeOf(schema)}`,
  );
  if (additionalProperties && typeof additionalProperties === "object")
    fields.push(`[name: string]: ${typeOf(additionalProperties as Json)}`);
  else if (fields.length === 0 && additionalProperties !== false) return "Record<string, unknown>";
  return `{ ${fields.join("; ")} }`;
}

const listed = (schemas: unknown, between: string) =>
  `(${[...new Set((schemas as Json[]).map(typeOf))].join(between)})`;

/** The type of a JSON Schema as OpenAPI 3.1 has it; what it does not know is unknown. */
export function typeOf(schema: Json): string {
  const { $ref, type } = schema;
  if (typeof $ref === "string") return `Schemas[${quoted($ref.slice(shapes.length))}]`;
  if ("const" in schema) return quoted(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => quoted(value)).join(" | ");
  for (const name of ["anyOf", "oneOf"]) if (schema[name]) return listed(schema[name], " | ");
  if (schema.allOf) return listed(schema.allOf, " & ");
  if (Array.isArray(type))
    return listed(
      type.map((one) => ({ ...schema, type: one })),
      " | ",
    );
  if (Array.isArray(schema.prefixItems)) return `[${(schema.prefixItems as Json[]).map(typeOf).join(", ")}]`;
  if (type === "array") return `(${typeOf((schema.items ?? {}) as Json)})[]`;
  if (type === "object") return objectOf(schema);
  if (type === "integer") return "number";
  return typeof type === "string" ? type : "unknown";
}

function parametersOf(parameters: readonly Parameter[] = []): string {
  const places = ["query", "header", "path", "cookie"].map((place) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return `${place}?: never`;
    const fields = here.map(({ name, required, schema }) => `${quoted(name)}${required ? "" : "?"}: ${typeOf(schema)}`);
    return `${place}${here.some(({ required }) => required) ? "" : "?"}: { ${fields.join("; ")} }`;
  });
  return `{ ${places.join("; ")} }`;
}

const contentOf = (content: Record<string, { schema: Json }> | undefined) =>
  content
    ? `{ ${Object.entries(content)
        .map(([type, { schema }]) => `${quoted(type)}: ${typeOf(schema)}`)
        .join("; ")} }`
    : "undefined";

function operationOf({ parameters, requestBody, responses }: Operation): string {
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `${status}: { headers: Record<string, unknown>; content${content ? "" : "?"}: ${contentOf(content)} }`,
  );
  const body = requestBody
    ? `requestBody${requestBody.required ? "" : "?"}: { content: ${contentOf(requestBody.content)} }`
    : "requestBody?: never";
  return `{\n      parameters: ${parametersOf(parameters)};\n      ${body};\n      responses: {\n        ${answers.join(";\n        ")};\n      };\n    }`;
}

/** The types of every call, in the form that `openapi-fetch` reads. */
export function writeTypes({ paths, components }: Description): string {
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `  ${quoted(name)}: ${typeOf(schema)};`);
  const calls = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, operation]) => `    ${method}: ${operationOf(operation)};`,
    );
    return `  ${quoted(path)}: {\n    parameters: ${parametersOf()};\n${operations.join("\n")}\n  };`;
  });
  return `// Written by tests/api-client/types.test.ts out of the API's own description; renew it with vitest --update.\ntype Schemas = {\n${schemas.join("\n")}\n};\n\nexport type paths = {\n${calls.join("\n")}\n};\n`;
}
