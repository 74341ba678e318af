import type { ChoiceHelpLines } from "#app/forms/choice-help.tsx";
import { type CarBuyingRegion, carBuyingRegions } from "#content/car-buying-rules.ts";
import { hasCanada } from "#content/chain-conditions.ts";
import type { Edition } from "#core/edition.ts";
import { copy } from "./copy.ts";

/** The state's own rule for a lost title; while the state is not known, those of the states that have a yard. */
const lostRules = (region: CarBuyingRegion | undefined, states: readonly string[], edition: Edition): string[] =>
  (region ? [region] : carBuyingRegions.filter(({ code }) => states.includes(code))).flatMap(({ name, lostTitle }) =>
    lostTitle ? [copy[edition].titleIn(name[edition], lostTitle[edition])] : [],
  );

/** What it takes there instead, where the papers are others: a Canadian province has a registration, not a title. */
const ownLines = (region: CarBuyingRegion | undefined, choice: string, edition: Edition): string[] =>
  region?.country === "CA" && (choice === "lost" || choice === "none") ? region.notes.map((note) => note[edition]) : [];

/** What to do without a title in one's own name, by what is chosen. */
export function listTitleHelp(
  region: CarBuyingRegion | undefined,
  states: readonly string[],
  edition: Edition,
): ChoiceHelpLines[] {
  const words = copy[edition];
  return Object.entries(words.titleHelp).map(([when, text]) => {
    const own = ownLines(region, when, edition);
    const here = when === "other" && !hasCanada() ? words.titleOtherHere : text;
    const lines = own.length > 0 ? own : [here];
    return {
      when,
      lines: when === "lost" ? [...lines, ...lostRules(region, states, edition)] : lines,
      more: { href: "#rules", text: words.titleRules(hasCanada()) },
    };
  });
}
