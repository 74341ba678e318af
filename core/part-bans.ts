import type { Words } from "./edition.ts";

/**
 * Parts that a state does not let anyone sell used. They stand on the chain's list for the other states; where they may
 * not be sold they have no price, and the page says why.
 */
export type PartBan = {
  readonly states: readonly string[];
  /** The English name of the part. */
  readonly part: RegExp;
  readonly title: Words;
  readonly why: Words;
};

export const allBans: readonly PartBan[] = [
  {
    // California Code of Regulations, title 13, section 2222(h): none since July 10, 2008.
    states: ["CA"],
    part: /^(catalytic converter|exhaust system, complete)/i,
    title: { es: "Catalizadores", en: "Catalytic converters" },
    why: {
      es: "California no permite vender ni instalar catalizadores usados. Compre uno nuevo aprobado por CARB para su carro.",
      en: "California doesn’t allow used catalytic converters to be sold or installed. Buy a new one that CARB approves for your car.",
    },
  },
];

export const listBans = (state: string): readonly PartBan[] => allBans.filter(({ states }) => states.includes(state));

export const isBanned = (part: { readonly name: Words }, here: readonly PartBan[]): boolean =>
  here.some((ban) => ban.part.test(part.name.en));
