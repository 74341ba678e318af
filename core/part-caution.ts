import type { Words } from "./edition.ts";
import { dangerOf, type PartDanger } from "./part-dangers.ts";
import type { Puller } from "./part-facts.ts";
import { dangersByName } from "./parts-by-name.ts";
import { whoPulls, whoPullsInRow } from "./who-pulls.ts";

/** What to beware of in a part, the worst first, and who takes it out. */
export type PartCaution = { readonly dangers: readonly PartDanger[]; readonly who: Puller };

export const noCaution: PartCaution = { dangers: [], who: "visitor" };

/**
 * Of what was written down of a part and of what its name says by itself: a list of the chain's own may name an airbag of
 * which nobody wrote anything. What only the staff pulls stands first.
 */
export function cautionOf(name: Words, written: PartCaution = noCaution): PartCaution {
  const all = [...new Set([...written.dangers, ...dangersByName(name)])];
  if (all.length === 0) return written.who === "visitor" ? noCaution : written;
  const isStaffs = (id: PartDanger) => dangerOf(id).staffOnly === true;
  const dangers = [...all.filter(isStaffs), ...all.filter((id) => !isStaffs(id))];
  return { dangers, who: dangers.some(isStaffs) ? "staff" : written.who };
}

/** On a car that runs on high voltage that comes first, whatever the part. */
export function cautionOn(caution: PartCaution, highVoltage: boolean): PartCaution {
  if (!highVoltage || caution.dangers.includes("high-voltage")) return caution;
  return { ...caution, dangers: ["high-voltage-car", ...caution.dangers.filter((id) => id !== "high-voltage-near")] };
}

/** What a price list says of it, which has no room for more: the first that kills, wherever it stands. */
export const gravestOf = ({ dangers }: PartCaution): PartDanger | undefined => dangers.find((id) => dangerOf(id).grave);

/** What kills, or is not simply pulled, is said before anything else of a part; the rest where it is told how it comes off. */
export const mayKill = (caution: PartCaution): boolean => caution.who !== "visitor" || gravestOf(caution) !== undefined;

/** What kills, and whom to ask where it is not simply pulled; empty where there is neither. */
export function graveBrief(caution: PartCaution, edition: keyof Words): string {
  const id = gravestOf(caution);
  return [id && `${dangerOf(id).short[edition]}.`, whoPullsInRow[caution.who][edition]].filter(Boolean).join(" ");
}

/** What a row of prices says: what kills, and of a converter that the rules are asked for first. */
export function rowBrief(caution: PartCaution, edition: keyof Words): string {
  const law = caution.dangers.includes("catalytic") ? dangerOf("catalytic")[edition] : "";
  return [graveBrief(caution, edition), law].filter(Boolean).join(" ");
}

/** Who takes it out and every danger in a few words, in a line; empty where there is none. */
export const briefOf = ({ dangers, who }: PartCaution, edition: keyof Words): string =>
  [whoPulls[who][edition], ...dangers.map((id) => `${dangerOf(id).short[edition]}.`)].filter(Boolean).join(" ");

/** Whether an airbag is sold with it, whose recall is looked up by its VIN. */
export const asksRecall = ({ dangers }: PartCaution): boolean => dangers.includes("airbag-recall");
