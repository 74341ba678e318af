import type { Edition } from "#core/edition.ts";
import { keepYardNoun } from "#core/yard-word.ts";
import type { Logo } from "./chain/logo.ts";
import type { ChainFolder } from "./chain/read-folder.ts";
import type { ChainFacts } from "./chain/schema.ts";
import type { Theme } from "./chain/theme.ts";
import { decideRules, type RuleAnswer, type RuleDecisions, saidRules } from "./rules/decide-rules.ts";

let held: ChainFolder | undefined;
let facts: ChainFacts | undefined;
let decisions: RuleDecisions | undefined;
let answers: readonly RuleAnswer[] = [];

/** The chain's folder as it was read last. Asked for anew each time: it may change while the site runs. */
export function chainFolder(): ChainFolder {
  if (!held) throw new Error("the chain's folder has not been read yet");
  return held;
}

/** The folder's facts with what the office answered about its rules. */
function work(folder: ChainFolder): void {
  decisions = decideRules(folder.facts.rules, answers);
  const rules = saidRules(decisions);
  const { switches } = folder.facts;
  // The figures of the programme are a promise: without them there is no page of it.
  facts = {
    ...folder.facts,
    rules,
    switches: { ...switches, rewards: switches.rewards && rules.rewardsTerms === true },
  };
}

/** What the office answered about the chain's rules, as the database has it now. */
export function keepRuleAnswers(given: readonly RuleAnswer[]): void {
  answers = given;
  if (held) work(held);
}

export function keepChain(folder: ChainFolder): void {
  held = folder;
  work(folder);
  for (const edition of ["es", "en"] as const) keepYardNoun(edition, folder.facts.yardWord[edition]);
}

/** What the chain says of itself. Pages take these from here and say nothing of the kind on their own. */
export const chainFacts = (): ChainFacts => facts ?? chainFolder().facts;

/** What was decided about each rule, and what stands against it. */
export function ruleDecisions(): RuleDecisions {
  if (!decisions) throw new Error("the chain's folder has not been read yet");
  return decisions;
}

/** The logo for a ground: light, asphalt, or paper. */
export const chainLogo = (on: "light" | "dark" | "mono"): Logo => chainFolder().logos[on];

export const findTheme = (): Theme | undefined => chainFolder().theme;

/** A text that the chain wrote instead of the shipped one. */
export const findOwnText = (name: string, edition: Edition): string | undefined =>
  chainFolder().texts.get(`${name}.${edition}`);

/** The number of a desk, or the chain's own where the desk has none. */
export const deskPhone = (desk: keyof ChainFacts["phones"]) => chainFacts().phones[desk] ?? chainFacts().phones.main;

/** What a part costs with Warranty Plus; nothing where the chain has none, whatever its files say. */
export const warrantyOf = ({ warrantyCents }: { readonly warrantyCents: number | null }): number | null =>
  chainFacts().switches.warrantyPlus ? warrantyCents : null;

/** Whole years in business on a day. */
export const yearsInBusiness = (today: Date): number => today.getUTCFullYear() - chainFacts().founded;
