import * as v from "valibot";
import type { Edition } from "#core/edition.ts";
import { chainFacts } from "../chain-facts.ts";
import { fillText } from "../fill-text.ts";
import type { RuleWord } from "./decide-rules.ts";
import { isSilence, type RuleId, ruleIds, ruleOf } from "./table.ts";

const silence = {
  es: { nothing: "no decir nada", kept: "callada" },
  en: { nothing: "say nothing", kept: "kept silent" },
};

/** A rule with a value, as visitors would read it. */
export const sentenceOf = (id: RuleId, value: unknown, edition: Edition): string =>
  fillText(ruleOf(id).says(value)[edition], edition, { values: {}, conditions: {} });

/** What the chain says of these, as one line; a yes alone is said, and a no where the rule has words for it. */
export function ruleLine(ids: readonly RuleId[], edition: Edition): string {
  const { rules } = chainFacts();
  const said = ids.filter((id) => rules[id] !== undefined && !isSilence(id, rules[id]));
  return said.map((id) => sentenceOf(id, rules[id], edition)).join(" ");
}

export const isRule = (id: string): id is RuleId => (ruleIds as string[]).includes(id);

/** What somebody says of a rule, beside what another says: its sentence, or that nothing is to be said. */
export const wordText = (id: RuleId, word: RuleWord | undefined, edition: Edition): string =>
  word && "says" in word ? sentenceOf(id, word.says, edition) : silence[edition].nothing;

/** What a rule is called in a line: its sentence with what was said of it, else with its example; null: kept silent. */
export function ruleName(id: RuleId, edition: Edition, json?: string | null): string {
  const { schema, example } = ruleOf(id);
  const name = sentenceOf(id, example, edition);
  if (json === null) return `${silence[edition].kept}: ${name}`;
  try {
    const said = json === undefined ? undefined : v.safeParse(schema, JSON.parse(json));
    if (!said?.success) return name;
    return isSilence(id, said.output) ? ruleName(id, edition, null) : sentenceOf(id, said.output, edition);
  } catch {
    return name;
  }
}
