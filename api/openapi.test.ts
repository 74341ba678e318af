import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
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

it("passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`)).toEqual([]);
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
