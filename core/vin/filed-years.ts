import { wordsOf } from "#core/text.ts";
import { readFiled } from "./names.ts";
import type { VinTable } from "./table.ts";

type Car = { readonly make: string; readonly model: string };

const spaced = (name: string) => ` ${wordsOf(name).join(" ")} `;

/**
 * From when till when anything of that name was filed: a model, one with a longer name ("GR Supra"), another make's of that
 * name ("Dodge Ram 1500", later a Ram), or a series or trim of an older model (an Electra "Park Avenue"). At the widest: the span of a
 * whole filing counts.
 */
export function findFiledYears(table: VinTable, { make, model }: Car): { from: number; to: number } | undefined {
  const name = spaced(model);
  const isModel = (text: string) => {
    const filed = readFiled(text);
    const ours = filed.rules.map((rule) => rule.split(";"));
    if (filed.make !== make && !ours.some(([, own]) => own === make))
      return spaced(`${filed.make} ${filed.model}`).startsWith(name);
    const names = [filed.model, ...ours.flatMap(([, , models = ""]) => models.split("|"))];
    return names.some((one) => spaced(one).includes(name));
  };
  const ids = { model: [] as string[], any: [] as string[] };
  for (const [at, value] of table.values.entries()) {
    const [kind, text, id] = [value.charAt(0), value.slice(1), at.toString(36)];
    const isOfModel = kind === "m" && isModel(text);
    if (isOfModel) ids.model.push(id);
    if (isOfModel || ("st".includes(kind) && spaced(text).includes(name))) ids.any.push(id);
  }
  const gives = (schema: string, id: string) =>
    schema.includes(` ${id} `) || schema.includes(` ${id}\t`) || schema.endsWith(` ${id}`);
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const { makes, uses } of table.makers.values()) {
    const named = makes.includes(make) ? ids.any : ids.model;
    for (const use of uses) {
      if (use.from >= from && use.to <= to) continue;
      const schema = table.schemas[use.schema] ?? "";
      if (!named.some((id) => gives(schema, id))) continue;
      [from, to] = [Math.min(from, use.from), Math.max(to, use.to)];
    }
  }
  return to > 0 ? { from, to } : undefined;
}
