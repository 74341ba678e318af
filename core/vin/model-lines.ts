import { readFiled } from "./names.ts";
import { type Line, readSchema } from "./schema.ts";
import type { Maker, VinTable } from "./table.ts";

/** A pattern that names a model, the maker who filed it, and for which years. */
export type ModelLine = {
  readonly maker: Maker;
  readonly tests: Line["tests"];
  readonly from: number;
  readonly to: number;
  /** What else the pattern says: of this model, where others may say it of several. */
  readonly values: Line["values"];
};
type Name = { readonly key: string; readonly tests: Line["tests"] };

const keyOf = (make: string, model: string) => `${make}\t${model}`;
const sign = /sign(\d) (\w+)/;

/** Our models that a value may name, each with the sign that its rule asks for. */
function listNames(value: string): Name[] {
  const { make, rules } = readFiled(value);
  return rules.flatMap((rule) => {
    const [when = "", ours = "", models = ""] = rule.split(";");
    const [, at, signs = ""] = sign.exec(when) ?? [];
    const tests: Line["tests"] = at ? [[Number(at) - 4, signs]] : [];
    return models.split("|").flatMap((model) => (model ? [{ key: keyOf(ours || make, model), tests }] : []));
  });
}

/** Patterns by our make and model: a second's work and many megabytes, for tools and the demo, not for a server. */
export function indexModels(table: VinTable): (make: string, model: string) => readonly ModelLine[] {
  const names = table.values.map((value) => (value.startsWith("m") ? listNames(value.slice(1)) : []));
  const bySchema = new Map<number, readonly Line[]>();
  const index = new Map<string, ModelLine[]>();
  for (const maker of table.makers.values())
    for (const { schema, from, to } of maker.uses) {
      const named = ({ values }: Line) => values.some((id) => names[id]?.length);
      const lines = bySchema.get(schema) ?? readSchema(table.schemas[schema] ?? "").filter(named);
      bySchema.set(schema, lines);
      for (const line of lines)
        for (const { key, tests } of line.values.flatMap((id) => names[id] ?? [])) {
          const list = index.get(key) ?? [];
          index.set(key, list);
          list.push({ maker, tests: [...line.tests, ...tests], from, to, values: line.values });
        }
    }
  return (make, model) => index.get(keyOf(make, model)) ?? [];
}
