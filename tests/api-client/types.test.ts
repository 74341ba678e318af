import { expect, it } from "vitest";
import { endpoints } from "#api/endpoints.ts";
import { openapiOf } from "#api/openapi.ts";
import { type Description, typeOf, writeTypes } from "./write-types.ts";

it("are those of the description as it is now", async () => {
  const description = openapiOf(endpoints, "Yonke", "https://yonke.test") as unknown as Description;
  await expect(writeTypes(description)).toMatchFileSnapshot("paths.generated.ts");
});

it.each([
  [{ type: "integer", minimum: 0 }, "number"],
  [{ type: ["string", "null"] }, "(string | null)"],
  [{ enum: ["US", "CA"] }, '"US" | "CA"'],
  [{ const: true }, "true"],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "(string | null)"],
  [{ type: "array", items: { $ref: "#/components/schemas/Car" } }, '(Schemas["Car"])[]'],
  [
    { type: "object", properties: { a: { type: "boolean" }, b: {} }, required: ["a"] },
    '{ "a": boolean; "b"?: unknown }',
  ],
  [{ type: "object", additionalProperties: { type: "string" } }, "{ [name: string]: string }"],
  [{}, "unknown"],
])("write %j as %s", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
