import { type RuleGroup, ruleGroups } from "#content/rules/rule.ts";
import { type RuleId, ruleIds, ruleOf } from "#content/rules/table.ts";
import type { Edition, Words } from "#core/edition.ts";
import { list, number, type Question, text } from "./question.ts";

const flagOf = (id: RuleId) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const languageOf: Record<Edition, Words> = {
  es: { es: "en español", en: "in Spanish" },
  en: { es: "en inglés", en: "in English" },
};

const readCar = (answer: string) => {
  const [pounds = "", dollars = "", day] = list(answer);
  return { pounds: number(pounds), dollars: number(dollars), day };
};

function questionsOf(id: RuleId): Question[] {
  const { asked: ask, kind, needs, example } = ruleOf(id);
  if (!ask) return [];
  const shared = { optional: true, ...(needs && { needs }) } as const;
  if (kind !== "words") {
    const one = { ...shared, flag: flagOf(id), path: `rules.${id}`, ask };
    return kind === "car"
      ? [{ ...one, example: Object.values(example as object).join(", "), read: readCar }]
      : [{ ...one, example: String(example), read: number }];
  }
  return (["es", "en"] as const).map((edition) => ({
    ...shared,
    flag: `${flagOf(id)}-${edition}`,
    path: `rules.${id}.${edition}`,
    edition,
    example: (example as Words)[edition],
    ask: {
      es: `${ask.es}, ${languageOf[edition].es} (${(example as Words)[edition]})`,
      en: `${ask.en}, ${languageOf[edition].en} (${(example as Words)[edition]})`,
    },
    read: text,
  }));
}

const usualIn = (group: RuleGroup): RuleId[] => ruleIds.filter((id) => ruleOf(id).group === group && ruleOf(id).usual);
const usualGroups = ruleGroups.filter((group) => usualIn(group).length > 0);

const isUsual = (name: string): name is RuleGroup => (usualGroups as string[]).includes(name);

/** A yes to the usual house rules of these groups; a name that is no group is left for the schema to tell. */
const usualRules = (answer: string): Record<string, true> =>
  Object.fromEntries(
    list(answer)
      .flatMap((name): string[] => (isUsual(name) ? usualIn(name) : [name]))
      .map((id) => [id, true]),
  );

/** Of the rules, what `init` asks; nothing is said of what is not answered. */
export const ruleQuestions: readonly Question[] = [
  ...ruleIds.flatMap(questionsOf),
  {
    flag: "usual",
    path: "rules",
    example: "gate, tools, exchanges",
    optional: true,
    ask: {
      es: `Qué reglas de la casa son las usuales (con comas: ${usualGroups.join(", ")}; vacío: ninguna)`,
      en: `Which house rules are the usual ones (with commas: ${usualGroups.join(", ")}; empty: none)`,
    },
    read: usualRules,
  },
];
