import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { yardWord } from "#core/yard-word.ts";
import { documentEdition } from "./document-words.ts";
import { findFieldWords } from "./field-words.ts";
import { type ShapeName, shapes } from "./shapes.ts";

export type Json = Record<string, unknown>;
const options = { typeMode: "output", errorMode: "ignore", target: "draft-2020-12" } as const;
const refTo = "#/components/schemas/";

/** Every property with what it means; what stands beside a reference would hide nothing in OpenAPI 3.1. */
function explain(node: unknown, shape: string): unknown {
  if (Array.isArray(node)) return node.map((one) => explain(one, shape));
  if (node === null || typeof node !== "object") return node;
  const out: Json = {};
  for (const [key, value] of Object.entries(node))
    out[key] = key === "properties" ? named(value as Json, shape) : explain(value, shape);
  return out;
}

const named = (properties: Json, shape: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = findFieldWords(shape, name)?.[documentEdition()];
      return [name, { ...(explain(schema, shape) as Json), ...(description ? { description } : {}) }];
    }),
  );

/** The schema of an answer or a body; shapes with a name are written once, under components. */
export function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema as never, { ...options, definitions: shapes }) as Json;
  return explain(JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", refTo)), "") as Json;
}

/** A named shape itself; the other named shapes in it are references. */
function componentOf(name: ShapeName): Json {
  const { [name]: own, ...others } = shapes;
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(own as never, { ...options, definitions: others }) as Json;
  return explain(JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", refTo)), name) as Json;
}

let made: { for: object; components: Record<ShapeName, Json> } | undefined;

/** Every named shape, in the words of the chain as it is now. */
export function listComponents(): Record<ShapeName, Json> {
  // Another one whenever the folder was read.
  const yard = yardWord(documentEdition());
  if (made?.for !== yard) {
    const components = Object.fromEntries(
      (Object.keys(shapes) as ShapeName[]).map((name) => [name, componentOf(name)]),
    );
    made = { for: yard, components: components as Record<ShapeName, Json> };
  }
  return made.components;
}

/** The name of the shape that a schema refers to. */
export const shapeOf = ({ $ref }: Json): ShapeName | undefined =>
  typeof $ref === "string" && $ref.startsWith(refTo) ? ($ref.slice(refTo.length) as ShapeName) : undefined;
