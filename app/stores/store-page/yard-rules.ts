import { chainFacts } from "#content/chain-facts.ts";
import { ruleLine } from "#content/rules/sentence.ts";
import type { Edition } from "#core/edition.ts";
import { copy } from "./copy.ts";

/** In brief: what the chain says, and what anybody would advise. */
export function listYardRules(edition: Edition): string[] {
  const words = copy[edition];
  // That anybody may come in is no rule to follow.
  const age = (chainFacts().rules.minimumAge ?? 0) > 0;
  return [
    ruleLine([...(age ? (["minimumAge"] as const) : []), "waiver"], edition),
    words.wear,
    ruleLine(["handTools", "boxesChecked", "noJacks", "noTorches"], edition),
    ruleLine(["noSmoking", "noAlcohol", "noPets"], edition),
    words.pay,
  ].filter(Boolean);
}
