import type { Words } from "#core/edition.ts";
import type { ChainFacts } from "./chain/schema.ts";

let held: ChainFacts | undefined;

/**
 * What the chain says of itself in its folder (chain.json). Pages take these from here and say nothing of the kind on
 * their own. Asked for anew each time, because the folder may change while the site runs.
 */
export function chainFacts(): ChainFacts {
  if (!held) throw new Error("the chain's folder has not been read yet");
  return held;
}

export function keepChainFacts(facts: ChainFacts): void {
  held = facts;
}

/** The number of a desk, or the chain's own where the desk has none. */
export const deskPhone = (desk: keyof ChainFacts["phones"]) => chainFacts().phones[desk] ?? chainFacts().phones.main;

/** Whole years in business on a day. */
export const yearsInBusiness = (today: Date): number => today.getUTCFullYear() - chainFacts().founded;

/** "1 día hábil", "2 business days". */
export const businessDays = (days: number): Words =>
  days === 1
    ? { es: "1 día hábil", en: "1 business day" }
    : { es: `${days} días hábiles`, en: `${days} business days` };
