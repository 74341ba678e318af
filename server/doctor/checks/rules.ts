import { decideRules } from "#content/rules/decide-rules.ts";
import { wordText } from "#content/rules/sentence.ts";
import type { RuleId } from "#content/rules/table.ts";
import { inGroups, listDisputed, listUnsaid } from "#content/rules/unsaid.ts";
import type { Edition } from "#core/edition.ts";
import { listRuleAnswers } from "#data/queries/rule-answers.ts";
import { advice, type Check, type Finding, fine } from "../finding.ts";

const todo = {
  es: "Dígalas en la oficina, en “Sus promesas”, o en rules de chain.json. Lo que no se dice no se publica.",
  en: "Say them in the office, under “Your promises”, or in rules of chain.json. What is unsaid is not published.",
};

/** Every rule that visitors could read is said by somebody, and said the same. */
export const checkRules: Check = async ({ facts, db }) => {
  if (!facts) return [];
  const decisions = decideRules(facts.rules, db ? await listRuleAnswers(db.main) : []);
  const unsaid = listUnsaid(decisions, facts);
  const disputed = listDisputed(decisions, facts);
  const sides = (id: RuleId, edition: Edition) => {
    const { holds, disputed: against } = decisions[id];
    return [holds, ...against].map((said) => `“${wordText(id, said?.value, edition)}”`).join(" / ");
  };
  const findings: Finding[] = [];
  if (disputed.length > 0)
    findings.push(
      advice(
        "rules-disputed",
        {
          es: `La oficina y la carpeta dicen cosas distintas de ${disputed.length} reglas: ${disputed.map((id) => sides(id, "es")).join("; ")}`,
          en: `The office and the folder say different things of ${disputed.length} rules: ${disputed.map((id) => sides(id, "en")).join("; ")}`,
        },
        {
          es: "Mientras, vale lo de la oficina. Decida en “Sus promesas”.",
          en: "Meanwhile the office’s word stands. Decide under “Your promises”.",
        },
      ),
    );
  if (unsaid.length > 0)
    findings.push(
      advice(
        "rules-unsaid",
        {
          es: `Nadie ha dicho ${unsaid.length} reglas: ${inGroups(unsaid, "es")}.`,
          en: `Nobody has said ${unsaid.length} rules: ${inGroups(unsaid, "en")}.`,
        },
        todo,
      ),
    );
  if (findings.length === 0) findings.push(fine("rules", "Todas las reglas están dichas.", "Every rule is said."));
  return findings;
};
