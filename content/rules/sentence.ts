import * as v from "valibot";
import type { Edition } from "#core/edition.ts";
import { chainFacts } from "../chain-facts.ts";
import { fillText } from "../fill-text.ts";
import { type RuleId, ruleIds, ruleOf } from "./table.ts";

/** A rule with a value, as visitors would read it. */
export const sentenceOf = (id: RuleId, value: unknown, edition: Edition): string =>
  fillText(ruleOf(id).says(value)[edition], edition, { values: {}, conditions: {} });

/** What the chain says of these, as one line; a yes alone is said, and a no where the rule has words for it. */
export function ruleLine(ids: readonly RuleId[], edition: Edition): string {
  const { rules } = chainFacts();
  const said = ids.filter((id) => rules[id] !== undefined && (rules[id] !== false || ruleOf(id).no !== undefined));
  return said.map((id) => sentenceOf(id, rules[id], edition)).join(" ");
}

export const isRule = (id: string): id is RuleId => (ruleIds as string[]).includes(id);

/** What a rule is called in a line: its sentence with what was said of it, else with its example. */
export function ruleName(id: RuleId, edition: Edition, json?: string): string {
  const { schema, example } = ruleOf(id);
  try {
    const said = json === undefined ? undefined : v.safeParse(schema, JSON.parse(json));
    return sentenceOf(id, said?.success ? said.output : example, edition);
  } catch {
    return sentenceOf(id, example, edition);
  }
}
