import type { Edition, Words } from "#core/edition.ts";
import type { ChainFacts } from "../chain/schema.ts";
import type { RuleDecisions } from "./decide-rules.ts";
import { type RuleGroup, ruleGroups } from "./rule.ts";
import { type RuleId, ruleIds, ruleOf } from "./table.ts";

type Asked = Pick<ChainFacts, "switches" | "languages">;

/** The rules that are for this chain; of what it does not do, nothing is asked. */
export const rulesFor = ({ switches, languages }: Asked): RuleId[] =>
  ruleIds.filter((id) => {
    const { needs, bilingual } = ruleOf(id);
    return (needs === undefined || switches[needs]) && !(bilingual && languages.length < 2);
  });

/** Of what nobody has said anything; silence by somebody's wish is an answer. */
export const listUnsaid = (decisions: RuleDecisions, facts: Asked): RuleId[] =>
  rulesFor(facts).filter((id) => decisions[id].holds === undefined);

/** Of what the office and the folder say different things. */
export const listDisputed = (decisions: RuleDecisions, facts: Asked): RuleId[] =>
  rulesFor(facts).filter((id) => decisions[id].disputed.length > 0);

export const groupNames: Record<RuleGroup, Words> = {
  gate: { es: "Quién entra", en: "Who comes in" },
  tools: { es: "Herramienta", en: "Tools" },
  money: { es: "Pago y casco", en: "Payment and cores" },
  exchanges: { es: "Cambios", en: "Exchanges" },
  yards: { es: "Lo que hay en el patio", en: "What the yard has" },
  answers: { es: "Cuándo se contesta", en: "When you answer" },
  selling: { es: "Compra de carros", en: "Buying cars" },
  carsForSale: { es: "Carros en venta", en: "Cars for sale" },
  donation: { es: "Donaciones", en: "Donations" },
  warranty: { es: "Warranty Plus", en: "Warranty Plus" },
  rewards: { es: "Toolkit Rewards", en: "Toolkit Rewards" },
  texts: { es: "Fechas de los textos", en: "Dates of the texts" },
};

/** "Quién entra (3), Cambios (8)". */
export function inGroups(ids: readonly RuleId[], edition: Edition): string {
  const count = (group: RuleGroup) => ids.filter((id) => ruleOf(id).group === group).length;
  return ruleGroups
    .filter((group) => count(group) > 0)
    .map((group) => `${groupNames[group][edition]} (${count(group)})`)
    .join(", ");
}
