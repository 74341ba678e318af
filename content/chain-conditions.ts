import type { Edition } from "#core/edition.ts";
import { chainFacts } from "./chain-facts.ts";
import type { ChainCondition } from "./conditions.ts";

/** What holds for the chain now. */
export function chainConditions(edition: Edition): Record<ChainCondition, boolean> {
  const { switches, invented, countries, yardWord, languages, rules } = chainFacts();
  return {
    ...switches,
    invented,
    canada: countries.includes("CA"),
    bothLanguages: languages.length > 1,
    alsoSold: rules.alsoSold !== undefined,
    partSizes: rules.partSizes !== undefined,
    // Texts may say beside the chain's own what others call such a place.
    otherWord: !["deshuesadero", "salvage yard"].includes(yardWord[edition].one),
  };
}

/** Whether the chain has yards where states are provinces. */
export const hasCanada = (): boolean => chainFacts().countries.includes("CA");
