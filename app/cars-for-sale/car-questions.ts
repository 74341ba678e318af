import type { Question } from "#app/texts/parse.ts";
import { chainFacts } from "#content/chain-facts.ts";
import type { Edition } from "#core/edition.ts";
import { copy } from "./copy.ts";

/** What buyers of a whole car ask; the chain answers, where it says anything of it. */
export function listCarQuestions(edition: Edition): Question[] {
  const words = copy[edition];
  const { carDrive, carFees, carSmog, carRemovalDays, payment } = chainFacts().rules;
  const asked = [
    { question: words.drive, answer: carDrive?.[edition] },
    { question: words.fees, answer: carFees?.[edition] },
    { question: words.pay, answer: payment && words.paying(payment[edition]) },
    { question: words.smog, answer: carSmog?.[edition] },
    { question: words.remove, answer: carRemovalDays && words.removing(carRemovalDays) },
  ];
  return asked.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
}
