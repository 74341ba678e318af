import * as v from "valibot";
import { type Decision, decide, type Said } from "#core/sources.ts";
import type { RuleValues } from "./rules-schema.ts";
import { isSilence, type RuleId, ruleIds, ruleOf } from "./table.ts";

/** What somebody of the office answered. */
export type RuleAnswer = {
  readonly rule: string;
  /** JSON; null = don't say it; anything else leaves the rule to the folder. */
  readonly value: string | null;
  /** What the folder said when this answer was kept against it; null where nobody compared them. */
  readonly against: string | null;
  readonly at: string;
  readonly by: string;
};

/** A word about a rule: its value, or that nothing is to be said. */
export type RuleWord = { readonly says: unknown } | { readonly silent: true };

const silent: RuleWord = { silent: true };

const wordFor = (id: RuleId, value: unknown): RuleWord => (isSilence(id, value) ? silent : { says: value });

/** The word that a row holds; undefined where this release knows no such rule or value. */
function wordOf(id: RuleId, json: string | null): RuleWord | undefined {
  if (json === null) return silent;
  try {
    const result = v.safeParse(ruleOf(id).schema, JSON.parse(json));
    return result.success ? wordFor(id, result.output) : undefined;
  } catch {
    return undefined;
  }
}

/** The folder's word as an answer remembers it. */
export const folderWord = (value: unknown): string => (value === undefined ? "" : JSON.stringify(value));

function saidOf(id: RuleId, value: unknown, answers: readonly RuleAnswer[]): Said<RuleWord>[] {
  const folder: Said<RuleWord>[] =
    value === undefined ? [] : [{ value: wordFor(id, value), source: "chain", sure: true, at: "" }];
  const staff = answers.flatMap(({ rule, value: json, against, at, by }): Said<RuleWord>[] => {
    const word = rule === id ? wordOf(id, json) : undefined;
    if (!word) return [];
    const kept = against === null || against === "" ? undefined : wordOf(id, against);
    return [{ value: word, source: "staff", sure: true, at, by, ...(kept && { against: kept }) }];
  });
  return [...folder, ...staff];
}

export type RuleDecisions = Readonly<Record<RuleId, Decision<RuleWord>>>;

/** What holds of each rule, and what stands against it. Since when the folder says something, nobody knows. */
export const decideRules = (folder: RuleValues, answers: readonly RuleAnswer[]): RuleDecisions =>
  Object.fromEntries(
    ruleIds.map((id) => [id, decide("rule", saidOf(id, folder[id], answers))]),
  ) as unknown as RuleDecisions;

/** The values that pages may say. */
export const saidRules = (decisions: RuleDecisions): RuleValues =>
  Object.fromEntries(
    ruleIds.flatMap((id) => {
      const word = decisions[id].holds?.value;
      return word && "says" in word ? [[id, word.says]] : [];
    }),
  ) as RuleValues;
