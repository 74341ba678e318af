import { type FinderChoices, finderChoices } from "#app/inventory/finder-choices.ts";
import type { PageRequest } from "#app/page.tsx";
import { commonNames } from "#app/parts/common-parts.ts";
import { type ChainWords, chainWords } from "#app/texts/chain-words.ts";
import { loadText } from "#app/texts/content-page.tsx";
import type { Text } from "#app/texts/parse.ts";
import { yearsInBusiness } from "#content/chain-facts.ts";
import type { Promo } from "#core/promo.ts";
import type { Slide } from "#core/slide.ts";
import { type ChainFigures, chainFigures } from "#stock/chain-figures.ts";
import { listPromos } from "#stock/promos.ts";
import { listSlides } from "#stock/slides.ts";
import type { Stock } from "#stock/stock.ts";
import { countVehicles } from "#stock/vehicles.ts";

type Claims = { parts: number; years: number };
export type HomeProps = {
  slides: Slide[];
  touts: Slide[];
  choices: FinderChoices;
  common: string[];
  cars: number;
  figures: ChainFigures;
  chain: ChainWords;
  promos: Promo[];
  intro: Text;
  claims: Claims;
};

/** The round number that "over N" can honestly say. */
const roundDown = (n: number, step: number) => Math.max(0, Math.floor((n - 1) / step) * step);

export const claimsOf = (stock: Stock, now: Date): Claims => ({
  parts: roundDown(stock.prices.chain.size, 1000),
  years: roundDown(yearsInBusiness(now), 5),
});

export function loadHome(request: PageRequest<"home">): HomeProps {
  const { stock, now, edition } = request;
  return {
    slides: listSlides(stock, "slide", now),
    touts: listSlides(stock, "tout", now),
    choices: finderChoices(stock),
    common: commonNames(stock, edition),
    cars: countVehicles(stock),
    figures: chainFigures(stock),
    chain: chainWords(stock, edition),
    promos: listPromos(stock, edition, now),
    intro: loadText("home-intro", request),
    claims: claimsOf(stock, now),
  };
}
