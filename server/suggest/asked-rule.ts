import { ruleLine } from "#content/rules/sentence.ts";
import type { RuleId } from "#content/rules/table.ts";
import { askedPage } from "#stock/read-question.ts";
import type { TypedLine } from "./typed-line.ts";

/** The rules that answer a question of `data/reference/questions.tsv`, by what it is about. */
const rulesAbout: Readonly<Record<string, readonly RuleId[]>> = {
  bring: ["noJacks", "noTorches", "handTools"],
  "bring-jack": ["noJacks", "onStands"],
  lend: ["rentsTools"],
  hoist: ["hoists", "wheelbarrows"],
  kids: ["minimumAge", "childrenWait"],
  pets: ["noPets"],
  payment: ["payment", "takesChecks"],
  core: ["coreBack", "coreReceipt"],
  return: ["creditOrPart", "cashBack"],
  reserve: ["holdsParts"],
  ship: ["shipsParts"],
  "pull-for-me": ["pullsParts"],
};

/** What the chain itself says to a question about its rules; "" where it says nothing. */
export function ruleFor({ words, whole, edition }: TypedLine): string {
  const about = askedPage(words.join(" "), whole)?.about ?? "";
  return ruleLine(rulesAbout[about] ?? [], edition);
}
