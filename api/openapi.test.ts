import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
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
