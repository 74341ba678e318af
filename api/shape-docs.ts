import type { Words } from "#core/edition.ts";
import type { ApiFieldDoc, ApiShapeDoc } from "#site/api-docs.ts";
import { findFieldWords } from "./field-words.ts";
import { type Json, listComponents, shapeOf } from "./json-schema.ts";
import type { ShapeName } from "./shapes.ts";

const kinds: Record<string, Words> = {
  string: { es: "texto", en: "text" },
  integer: { es: "número entero", en: "whole number" },
  number: { es: "número", en: "number" },
  boolean: { es: "true o false", en: "true or false" },
  object: { es: "objeto", en: "object" },
  null: { es: "null", en: "null" },
};
/** Of several. */
const many: Record<string, Words> = {
  texto: { es: "textos", en: "texts" },
  "número entero": { es: "números enteros", en: "whole numbers" },
  objeto: { es: "objetos", en: "objects" },
};
const join = (all: readonly Words[], es: string, en: string): Words => ({
  es: all.map((one) => one.es).join(es),
  en: all.map((one) => one.en).join(en),
});

/** Whatever the pieces of a schema are that one of must fit. */
const choicesOf = ({ anyOf }: Json): Json[] => (anyOf as Json[] | undefined) ?? [];

/** A schema's type in words, and the shape that it leads to. */
export function typeOf(schema: Json): Pick<ApiFieldDoc, "type" | "shape"> {
  const shape = shapeOf(schema);
  if (shape) return { type: { es: shape, en: shape }, shape };
  if (schema.type === "array") {
    const { type: one, shape: of } = typeOf(schema.items as Json);
    const type = many[one.es] ?? one;
    return { type: { es: `lista de ${type.es}`, en: `list of ${type.en}` }, shape: of };
  }
  const choices = choicesOf(schema).map((choice) => typeOf(choice).type);
  if (choices.length > 0) return { type: join(choices, " o ", " or "), shape: undefined };
  const kind = typeof schema.type === "string" ? schema.type : typeof schema.const === "boolean" ? "boolean" : "string";
  return { type: kinds[kind] ?? (kinds.object as Words), shape: undefined };
}

/** The fields of an object, and those of objects in it that have no name of their own. */
function* listFields(schema: Json, shape: ShapeName, before = ""): Generator<ApiFieldDoc> {
  for (const [name, field] of Object.entries((schema.properties as Record<string, Json> | undefined) ?? {})) {
    const about = findFieldWords(shape, name);
    if (about) yield { name: before + name, about, ...typeOf(field) };
    const inside = field.type === "array" ? (field.items as Json) : field;
    if (inside.properties) yield* listFields(inside, shape, `${before}${name}${field.type === "array" ? "[]" : ""}.`);
  }
}

/** Every shape that has a name, with what its fields mean. */
export const describeShapes = (): ApiShapeDoc[] =>
  Object.entries(listComponents()).map(([name, schema]) => ({
    name,
    fields: [...listFields(schema, name as ShapeName)],
  }));
