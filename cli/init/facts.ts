import { folderVersion } from "#content/chain/folder-version.ts";
import { listWrongFacts } from "#content/chain/read-chain.ts";
import type { Edition } from "#core/edition.ts";
import type { Answers, Question } from "./question.ts";
import { questions } from "./questions.ts";

export type Facts = Record<string, unknown>;

const isGroup = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function put(facts: Facts, path: readonly string[], value: unknown): void {
  const [first = "", ...rest] = path;
  if (rest.length === 0) {
    if (value !== undefined) facts[first] = value;
    return;
  }
  const group = facts[first];
  const inner = isGroup(group) ? group : {};
  facts[first] = inner;
  put(inner, rest, value);
}

function find(facts: Facts, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), facts);
}

/** Whether a file of facts has answered already. */
export const isTold = (facts: Facts, { path }: Question): boolean => find(facts, path.split(".")) !== undefined;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a question is for this chain: words of a language that its site does not speak are not asked for, nor what it does not do. */
export function isAsked({ edition, needs }: Question, file: Facts, { languages, without }: Answers): boolean {
  if (needs !== undefined)
    return without ? !without.split(/[\s,]+/).includes(needs) : find(file, ["switches", needs]) !== false;
  if (edition === undefined) return true;
  const [only, ...others] = languages ? languages.toLowerCase().split(/[\s,]+/) : list(file.languages);
  return others.length > 0 || only === edition || (only !== "es" && only !== "en");
}

/** chain.json from a file of facts and from answers, which go before it. */
export function makeFacts(file: Facts, answers: Answers): Facts {
  const facts: Facts = { version: folderVersion, ...structuredClone(file) };
  for (const question of questions.filter((one) => isAsked(one, file, answers))) {
    const answer = answers[question.flag] || (isTold(facts, question) ? "" : question.otherwise?.(answers));
    if (!answer && question.optional) continue;
    // Its group is there also without it, so that what is missing is told by its own name.
    const value = answer ? question.read(answer) : undefined;
    // What was said of one rule stands before what is usual.
    if (question.path === "rules") facts.rules = { ...(value as Facts), ...(facts.rules as Facts | undefined) };
    else put(facts, question.path.split("."), value);
  }
  return facts;
}

export type WrongAnswer = { question: Question | undefined; text: string };

/** Everything that chain.json's own schema says against the facts, each with the question it belongs to. */
export const listWrongAnswers = (facts: Facts, lang: Edition): WrongAnswer[] =>
  listWrongFacts(facts).map(({ path, text }) => ({
    question: questions.find(
      (one) => path === one.path || path.startsWith(`${one.path}.`) || one.path.startsWith(`${path}.`),
    ),
    text: text[lang],
  }));
