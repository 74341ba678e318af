import { ruleLine } from "#content/rules/sentence.ts";
import type { RuleId } from "#content/rules/table.ts";
import { defineCopy } from "#site/copy.ts";
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
  smoke: ["noSmoking"],
  payment: ["payment", "takesChecks"],
  core: ["coreBack", "coreReceipt"],
  return: ["creditOrPart", "cashBack"],
  reserve: ["holdsParts"],
  ship: ["shipsParts"],
  "pull-for-me": ["pullsParts"],
  language: ["speaksBoth"],
  paid: ["carPayment", "paidAtHandOver"],
};

/** What is said to what no rule of a chain speaks of. */
const saidAbout = defineCopy({
  es: {
    service: "Aquí se venden piezas usadas. De ese servicio el sitio no dice nada: pregunte en la caja.",
    "no-car": "Aquí solo se buscan piezas de carros, vans y pickups.",
  },
  en: {
    service: "We sell used parts. This site says nothing of that service: ask at the counter.",
    "no-car": "You can only look for parts of cars, vans and pickups here.",
  },
});

/** What the chain itself says to a question about its rules; "" where it says nothing. */
export function ruleFor({ words, whole, edition }: TypedLine): string {
  const about = askedPage(words.join(" "), whole)?.about ?? "";
  const said: Partial<Record<string, string>> = saidAbout[edition];
  return [said[about] ?? "", ruleLine(rulesAbout[about] ?? [], edition)].filter(Boolean).join(" ");
}
