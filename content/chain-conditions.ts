import type { Edition } from "#core/edition.ts";
import { chainFacts } from "./chain-facts.ts";
import type { ChainCondition } from "./conditions.ts";
import { ruleIds, ruleOf } from "./rules/table.ts";

/** Of each rule whether it is said: a yes, or any value; and of a no that is said, by its own name. */
function ruleConditions(): Record<string, boolean> {
  const { rules } = chainFacts();
  return Object.fromEntries(
    ruleIds.flatMap((id) => {
      const [value, { no }] = [rules[id], ruleOf(id)];
      return [[id, value !== undefined && value !== false], ...(no ? [[no, value === false]] : [])];
    }),
  );
}

/** What holds for the chain now. */
export function chainConditions(edition: Edition): Record<ChainCondition, boolean> {
  const { switches, invented, countries, yardWord, languages, rules } = chainFacts();
  return {
    ...switches,
    ...(ruleConditions() as Record<ChainCondition, boolean>),
    invented,
    canada: countries.includes("CA"),
    bothLanguages: languages.length > 1,
    ageLimit: (rules.minimumAge ?? 0) > 0,
    someHoists: rules.hoists === "some",
    someSpeakBoth: rules.speaksBoth === "some",
    coreInCash: rules.coreBack === "cash",
    coreAsPaid: rules.coreBack === "asPaid",
    // Texts may say beside the chain's own what others call such a place.
    otherWord: !["deshuesadero", "salvage yard"].includes(yardWord[edition].one),
  };
}

/** Whether the chain has yards where states are provinces. */
export const hasCanada = (): boolean => chainFacts().countries.includes("CA");
