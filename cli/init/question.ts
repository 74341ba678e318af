import type { Edition, Words } from "#core/edition.ts";
import type { Switch } from "#core/switches.ts";

export type Answers = Readonly<Record<string, string | undefined>>;

export type Question = {
  /** Of the command line, without its dashes. */
  flag: string;
  /** The fact of chain.json that it fills; what is wrong below it is told of this question. */
  path: string;
  ask: Words;
  /** An answer as it is to be written. */
  example: string;
  /** Asked of a chain only whose site speaks this language. */
  edition?: Edition;
  /** Asked of a chain only that has this. */
  needs?: Switch;
  /** Unsaid when it is not answered. */
  optional?: true;
  /** The fact as chain.json has it. */
  read: (answer: string) => unknown;
  /** What an empty answer means; without it the fact is left out. */
  otherwise?: (answers: Answers) => string;
};

export const text = (answer: string) => answer;
export const number = (answer: string) => (/^\d+$/.test(answer) ? Number(answer) : answer);
export const list = (answer: string) =>
  answer
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
