import { exchangeRules, moneyRules } from "./at-the-counter.ts";
import { gateRules, toolRules, yardRules } from "./at-the-yard.ts";
import { answerRules, carRules, donationRules, sellingRules, textRules } from "./cars-and-answers.ts";
import { rewardRules, warrantyRules } from "./programs.ts";
import type { Rule } from "./rule.ts";

/**
 * Every rule that visitors may read and that no feed says. The schema of chain.json, the conditions and marks of texts,
 * the questions of `init`, the list of `doctor` and the office's page derive from it. None has a value of its own.
 */
export const rules = {
  ...gateRules,
  ...toolRules,
  ...moneyRules,
  ...exchangeRules,
  ...yardRules,
  ...answerRules,
  ...sellingRules,
  ...carRules,
  ...donationRules,
  ...warrantyRules,
  ...rewardRules,
  ...textRules,
} as const;

export type RuleId = keyof typeof rules;
export const ruleIds = Object.keys(rules) as RuleId[];

/** What a no is called in texts, of the rules that say it. */
export type NoName = {
  [Id in RuleId]: (typeof rules)[Id] extends { readonly no: infer No extends string } ? No : never;
}[RuleId];
export const noNames = ruleIds.flatMap((id) => ruleOf(id).no ?? []) as NoName[];

/** A false of a rule that has no words for a no keeps it silent. */
export const isSilence = (id: RuleId, value: unknown): boolean => value === false && ruleOf(id).no === undefined;

/** A rule as any rule: its value is whatever its schema takes. */
export function ruleOf(id: RuleId): Rule {
  return rules[id] as unknown as Rule;
}
