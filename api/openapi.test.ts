import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { openApi } from "#tests/support/api-call.ts";
import { lintOpenapi } from "#tests/support/lint-openapi.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { endpoints } from "./endpoints.ts";
import { findFieldWords } from "./field-words.ts";
import { openapiOf } from "./openapi.ts";
import { shapes } from "./shapes.ts";

const document = openapiOf(endpoints, "Yonke", "https://yonke.test");

type Node = { properties?: Record<string, Node & { description?: string }> } & Record<string, unknown>;
/** Every property of every object, with the way to it. */
function* listProperties(node: unknown, way: string): Generator<[string, string | undefined]> {
  if (node === null || typeof node !== "object") return;
  for (const [name, schema] of Object.entries((node as Node).properties ?? {}))
    yield [`${way}.${name}`, schema.description];
  for (const [name, below] of Object.entries(node)) yield* listProperties(below, `${way}/${name}`);
}

it("says of every field what it means, in both languages", () => {
  const properties = [...listProperties(document, "")];
  expect(properties.length).toBeGreaterThan(250);
  expect(properties.filter(([, description]) => !description)).toEqual([]);
  for (const shape of Object.keys(shapes))
    for (const [way] of listProperties(
      (document.components as { schemas: Record<string, unknown> }).schemas[shape],
      "",
    )) {
      const words = findFieldWords(shape, way.split(".").at(-1) ?? "");
      expect([words?.es, words?.en, words?.es === words?.en], `${shape}${way}`).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
        false,
      ]);
    }
});

it("wants a proof exactly where one is looked at", () => {
  for (const { method, path, token, admin } of endpoints) {
    const operation = (document.paths as Record<string, Record<string, { security: object[] }>>)[`/api${path}`]?.[
      method.toLowerCase()
    ];
    const wanted = [
      ...(method === "POST" && token !== false ? ["antiForgery"] : []),
      ...(admin ? ["administration"] : []),
    ];
    expect(
      operation?.security.flatMap((all) => Object.keys(all)),
      `${method} ${path}`,
    ).toEqual(wanted);
  }
});

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { type?: string; required?: string[]; properties: Record<string, object> } }>;
  };
  responses: Record<string, { headers?: object; content?: object; description: string }>;
};
const operationOf = (path: string, method: string, from = document): Operation =>
  (from.paths as Record<string, Record<string, Operation>>)[`/api${path}`]?.[method] as Operation;

it("names each operation after its address, and no two alike", () => {
  expect(operationOf("/vehicle/makes/{id}/models", "get").operationId).toBe("getVehicleMakesIdModels");
  expect(operationOf("/openapi.json", "get").operationId).toBe("getOpenapiJson");
  const ids = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(endpoints.length);
});

it("tells what a body holds: of a form, of a search that may as well stand in its address, of a list", () => {
  const form = operationOf("/contact/form", "post").requestBody;
  expect(form?.required).toBe(true);
  expect(Object.keys(form?.content ?? {})).toEqual(["application/json", "application/x-www-form-urlencoded"]);
  const { schema } = form?.content["application/json"] ?? {};
  expect(schema).toMatchObject({ type: "object", required: ["name", "subject", "message"] });
  expect(schema?.properties).toMatchObject({
    name: { type: "string", maxLength: 100, description: "Name." },
    email: { type: "string", maxLength: 100, description: "Email. This or phone is enough." },
    phone: { description: "Phone. This or email is enough." },
    subject: { type: "string", enum: expect.arrayContaining(["parts", "sell"]) },
    additionalInformation: { type: "string", maxLength: 0 },
  });
  const search = operationOf("/vehicle/search", "post").requestBody;
  expect(search?.required).toBe(false);
  expect(search?.content["application/json"]?.schema).not.toHaveProperty("required");
  expect(operationOf("/config/urls", "post").requestBody).toMatchObject({ required: true });
  expect(operationOf("/vehicle/search", "get")).not.toHaveProperty("requestBody");
});

it("tells where each value stands and which must be there", () => {
  expect(operationOf("/vehicle/makes/{id}/models", "get").parameters).toMatchObject([
    { name: "id", in: "path", required: true },
    { name: "inStock", in: "query", required: false },
  ]);
  const needed = operationOf("/parts/find", "get").parameters?.filter(({ required }) => required);
  expect(needed?.map(({ name }) => name)).toEqual(["part", "modelId"]);
  expect(operationOf("/vehicle/makes", "get")).not.toHaveProperty("parameters");
});

it("tells what comes back: what is kept, where the ids stand, how often one may ask", () => {
  const headers = (path: string, method: string, status: number) =>
    Object.keys(operationOf(path, method).responses[status]?.headers ?? {});
  expect(headers("/vehicle/search", "get", 200)).toEqual(["ETag", "Link", "RateLimit", "RateLimit-Policy"]);
  expect(headers("/vehicle/makes", "get", 200)).toEqual(["ETag", "RateLimit", "RateLimit-Policy"]);
  expect(headers("/contact/form", "post", 200)).toEqual(["RateLimit", "RateLimit-Policy"]);
  for (const status of [429, 503]) expect(headers("/vehicle/makes", "get", status)).toContain("Retry-After");
  expect(operationOf("/vehicle/search", "get").responses[400]).not.toHaveProperty("headers");
  expect(operationOf("/vehicle/makes", "get").responses).toHaveProperty("304");
  expect(operationOf("/contact/form", "post").responses).not.toHaveProperty("304");
  const picture = operationOf("/locations/mapdata/{id}", "get").responses[200]?.content ?? {};
  for (const [type, { schema }] of Object.entries(picture)) {
    expect(type).toMatch(/^image\//);
    expect(schema).toEqual({ type: "string", contentEncoding: "binary" });
  }
});

it("speaks of a choice of languages only where there is one", () => {
  const said = (from: typeof document) => (from.info as { description: string }).description;
  expect(said(document)).toContain("Answers in Spanish, or in English with language=english.");
  const folder = chainFolder();
  keepChain({ ...folder, facts: { ...folder.facts, languages: ["en"] } });
  try {
    const english = openapiOf(endpoints, "Yonke", "https://yonke.test");
    expect(said(english)).toContain("Answers in English.");
    expect(operationOf("/event/{id}", "get", english).parameters?.map(({ name }) => name)).toEqual(["id"]);
    expect(operationOf("/event/{id}", "get").parameters?.map(({ name }) => name)).toEqual(["id", "language"]);
  } finally {
    keepChain(folder);
  }
});

it("is served without the calls that the chain has switched off", async () => {
  const { call } = openApi({ stock: await loadSmallStock({ stores: 9, vehicles: 0 }) });
  const paths = async () => Object.keys(((await call("/openapi.json")).json as { paths: object }).paths);
  expect(await paths()).toContain("/api/parts/list/{locationID}");
  const folder = chainFolder();
  const switches = { ...folder.facts.switches, partPrices: false };
  keepChain({ ...folder, facts: { ...folder.facts, switches } });
  try {
    expect((await paths()).filter((path) => path.startsWith("/api/parts/list"))).toEqual([]);
    expect(await paths()).toContain("/api/vehicle/search");
  } finally {
    keepChain(folder);
  }
});

it("passes Redocly's recommended rules", async () => {
  expect(await lintOpenapi(JSON.stringify(document))).toEqual([]);
  expect(await lintOpenapi(JSON.stringify({ ...document, servers: undefined }))).toEqual([
    expect.stringContaining("no-empty-servers"),
  ]);
});

it.each([
  ["en", /Spanish|español|in the language asked for/i, "Answers in English."],
  ["es", /\b(?:the|of|with|its)\b|en el idioma pedido|inglés|language/, "Las respuestas vienen en español."],
] as const)("speaks of one language alone where the chain has %s alone, and in it", (language, other, begins) => {
  const shipped = chainFolder();
  keepChain({ ...shipped, facts: { ...shipped.facts, languages: [language] } });
  const said: string[] = [];
  JSON.stringify(openapiOf(endpoints, "Yonke", "https://yonke.test"), (key, value) => {
    if ((key === "summary" || key === "description") && typeof value === "string") said.push(value);
    return value;
  });
  keepChain(shipped);
  expect(said.length).toBeGreaterThan(200);
  expect(said[0]).toContain(begins);
  expect(said.filter((text) => other.test(text.replaceAll(/`[^`]*`|\/\S+/g, "")))).toEqual([]);
});
