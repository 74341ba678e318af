import type { Edition } from "#core/edition.ts";
import { chainFacts } from "./chain-facts.ts";
import { type ChainCondition, yardClaims } from "./conditions.ts";

type YardClaim = (typeof yardClaims)[number];

/** What holds for the chain now. */
export function chainConditions(edition: Edition): Record<ChainCondition, boolean> {
  const { switches, invented, countries, yardWord, languages, rules } = chainFacts();
  const claims = Object.fromEntries(yardClaims.map((claim) => [claim, rules[claim]])) as Record<YardClaim, boolean>;
  return {
    ...switches,
    ...claims,
    invented,
    canada: countries.includes("CA"),
    bothLanguages: languages.length > 1,
    alsoSold: rules.alsoSold !== undefined,
    partSizes: rules.partSizes !== undefined,
    carPayment: rules.carPayment !== undefined,
    ageLimit: rules.minimumAge > 0,
    childrenWait: rules.childrenWait === true,
    noChildrenWait: rules.childrenWait === false,
    takesChecks: rules.takesChecks === true,
    noChecks: rules.takesChecks === false,
    coreInCash: rules.coreBack === "cash",
    coreAsPaid: rules.coreBack === "asPaid",
    coreWaived: rules.coreWaived === true,
    batteryOut: rules.batteryOut === true,
    fluidsOut: rules.fluidsOut === true,
    policiesSince: rules.policiesSince !== undefined,
    textsReviewed: rules.textsReviewed !== undefined,
    // Texts may say beside the chain's own what others call such a place.
    otherWord: !["deshuesadero", "salvage yard"].includes(yardWord[edition].one),
  };
}

/** Whether the chain has yards where states are provinces. */
export const hasCanada = (): boolean => chainFacts().countries.includes("CA");
