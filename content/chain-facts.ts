import type { Edition, Words } from "#core/edition.ts";
import { keepYardNoun } from "#core/yard-word.ts";
import type { Logo } from "./chain/logo.ts";
import type { ChainFolder } from "./chain/read-folder.ts";
import type { ChainFacts } from "./chain/schema.ts";
import type { Theme } from "./chain/theme.ts";

let held: ChainFolder | undefined;

/** The chain's folder as it was read last. Asked for anew each time: it may change while the site runs. */
export function chainFolder(): ChainFolder {
  if (!held) throw new Error("the chain's folder has not been read yet");
  return held;
}

export function keepChain(folder: ChainFolder): void {
  held = folder;
  for (const edition of ["es", "en"] as const) keepYardNoun(edition, folder.facts.yardWord[edition]);
}

/** What the chain says of itself (chain.json). Pages take these from here and say nothing of the kind on their own. */
export const chainFacts = (): ChainFacts => chainFolder().facts;

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

/** "1 día hábil", "2 business days". */
export const businessDays = (days: number): Words =>
  days === 1
    ? { es: "1 día hábil", en: "1 business day" }
    : { es: `${days} días hábiles`, en: `${days} business days` };
