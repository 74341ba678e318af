import * as v from "valibot";
import { type RuleId, ruleOf } from "#content/rules/table.ts";

/** The answers to a rule that can be pressed; a number, words, a day and a car are typed. */
export function optionsOf(id: RuleId): unknown[] {
  const { kind, choices = [], schema } = ruleOf(id);
  if (kind === "yes") return [true];
  if (kind === "either") return [true, false];
  if (kind === "reach") return [true, "some"];
  if (kind === "choice") return choices.map(({ value }) => value);
  // A number that may also be none: points that never expire.
  return v.is(schema, null) ? [null] : [];
}

export type TypedField = { name: "n" | "es" | "en" | "day" | "pounds" | "dollars"; type: "number" | "text" | "date" };

/** What is typed for a rule; empty where its answers are all to be pressed. */
export function fieldsOf(id: RuleId, languages: readonly string[]): TypedField[] {
  const { kind } = ruleOf(id);
  if (kind === "count") return [{ name: "n", type: "number" }];
  if (kind === "words")
    return (["es", "en"] as const).filter((one) => languages.includes(one)).map((name) => ({ name, type: "text" }));
  if (kind === "day") return [{ name: "day", type: "date" }];
  if (kind !== "car") return [];
  return [
    { name: "pounds", type: "number" },
    { name: "dollars", type: "number" },
    { name: "day", type: "date" },
  ];
}

const numberOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : text);

/** The value that was typed, not yet looked at. A site of one language needs its words in that alone. */
export function readTyped(id: RuleId, fields: URLSearchParams, languages: readonly string[]): unknown {
  const typed = (name: TypedField["name"]) => fields.get(name) ?? "";
  switch (ruleOf(id).kind) {
    case "count":
      return numberOf(typed("n"));
    case "words": {
      const only = languages.length === 1 ? typed(languages[0] as "es" | "en") : undefined;
      return { es: only ?? typed("es"), en: only ?? typed("en") };
    }
    case "day":
      return typed("day");
    default:
      return { pounds: numberOf(typed("pounds")), dollars: numberOf(typed("dollars")), day: typed("day") };
  }
}

/** What stands in a field now. */
export function typedValue(name: TypedField["name"], value: unknown): string {
  if (value === undefined || value === null) return "";
  return name === "n" || typeof value !== "object"
    ? String(value)
    : String((value as Record<string, unknown>)[name] ?? "");
}
