import { formatMoney } from "#core/money.ts";
import { readCatalog } from "#data/queries/feeds-catalog.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import { type Executor, type WordKind, wordKinds } from "#data/schema.ts";
import { type Catalog, createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { type AskedCar, believe, carOfWord, isNewWord, oneByOne, type Question } from "#feeds/engine/questions.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { Edition } from "#site/editions.ts";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";

/** Says that a column, or the lines with a word, are not used. */
export const leaveOut = "-" as const;

type Choice = { value: string; text: string };
export type AskedQuestion = {
  id: string;
  title: string;
  about: string;
  examples: readonly string[];
  label: string;
  choices: readonly Choice[];
  chosen: string;
};
/** In what they are asked together: columns, words and prices whose lines wait, signs that were read. */
export const askedGroups = ["columns", "words", "prices", "codes"] as const;
export type AskedGroups = Readonly<Record<(typeof askedGroups)[number], readonly AskedQuestion[]>>;

type Believed = (typeof believe)[keyof typeof believe] | typeof leaveOut;
/** A kind of difference between a file and the VINs of its cars. */
export type AskedDifference = {
  id: string;
  title: string;
  count: number;
  /** What each says; of years, of one car for example. */
  file: string;
  vin: string;
  isExample: boolean;
  cars: readonly AskedCar[];
  examples: readonly string[];
  choices: readonly { value: Believed; title: string; why: string }[];
  chosen: string;
  /** Those that are answered by themselves, where somebody wanted that. */
  each: readonly { id: string; car: AskedCar }[] | undefined;
};

/** As a form names a question. */
export const questionId = ({ kind, word }: Pick<Question, "kind" | "word">): string => `${kind} ${word}`;

const namesAsChoices = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, text: name }));

/** The makes, or the models of a make, that a word may mean: the likely first. */
function nameChoices({ kind, make, said, choices }: Question, catalog: Catalog, edition: Edition): Choice[] {
  const words = copy[edition].asked;
  const of = make === undefined ? undefined : catalog.findMake(make);
  const all = kind === "make" ? catalog.makeNames() : of ? catalog.modelNames(of) : [];
  const likely = choices.filter((name) => all.includes(name));
  return [
    ...namesAsChoices([...likely, ...all.filter((name) => !likely.includes(name))]),
    { value: isNewWord, text: words.isNew[kind === "make" ? "make" : "model"](said) },
    { value: leaveOut, text: words.leaveOut },
  ];
}

function priceChoices({ amounts, choices }: Question, edition: Edition): Choice[] {
  if (!amounts) return [];
  const words = copy[edition].asked;
  const money = (cents: number) => formatMoney(cents, edition);
  return [
    ...choices.map((cents) => ({ value: cents, text: words.meant(money(Number(cents))) })),
    { value: leaveOut, text: words.keep(money(amounts.before)) },
    { value: String(amounts.now), text: words.itIs(money(amounts.now)) },
  ];
}

/** File and VIN differ, and the file's holds meanwhile; of a car that neither names nothing is to be chosen but to leave it out. */
const isDifference = ({ kind, read }: Question): boolean => kind === "vin" && read !== undefined;

/** Whom to believe of all the cars that differ so, or of one. */
const believedOf = (question: Question): Believed[] =>
  isDifference(question) ? [believe.vin, believe.file, ...(question.cars ? [believe.each] : []), leaveOut] : [leaveOut];

/** "Honda Civic / Honda Accord" names both; other words are of all cars alike. */
const namesBoth = ({ word }: Question): boolean => word.includes(" / ");

function differenceOf(question: Question, said: SaidWords, edition: Edition): AskedDifference {
  const { about, count, examples, cars = [], word } = question;
  const words = copy[edition].asked.vins;
  const [first] = cars;
  const both = namesBoth(question);
  const kind = both ? "model" : word.startsWith("year") ? "year" : "other";
  const [file, vin] = both ? [question.said, first?.vin ?? word.split(" / ")[1] ?? ""] : [first?.file, first?.vin];
  const each = oneByOne(question, said.vin ?? {});
  return {
    ...{ id: questionId(question), count, cars, examples, file: file ?? "", vin: vin ?? "", isExample: !both },
    title: both ? words.otherModel : (about?.[edition] ?? ""),
    choices: believedOf(question).map((value) => {
      const told = (value === believe.vin ? vin : file) ?? "";
      return { value, title: words.titles[value](kind, told), why: words.whys[value](kind, told) };
    }),
    chosen: each ? believe.each : "",
    each: each?.map((one) => ({
      id: questionId(one),
      car: { number: carOfWord(one.word).number ?? "", file: one.said, vin: one.shows ?? "" },
    })),
  };
}

function choicesOf(question: Question, feed: FeedId, catalog: Catalog, edition: Edition): Choice[] {
  if (question.kind === "vin")
    return believedOf(question).map((value) => ({ value, text: copy[edition].asked.leaveOut }));
  if (question.kind === "price") return priceChoices(question, edition);
  if (question.kind !== "column") return nameChoices(question, catalog, edition);
  const columns = Object.keys(feeds[feed].columns).map((id) => ({ value: id, text: columnName(id, edition) }));
  return [...columns, { value: leaveOut, text: copy[edition].columns.notUsed }];
}

function labelOf({ kind, said }: Question, edition: Edition): string {
  const { asked, columns } = copy[edition];
  if (kind === "column") return columns.goesTo(said);
  return kind === "price" ? asked.price : kind === "vin" ? asked.what : asked.is(said);
}

function shown(question: Question, choices: Choice[], edition: Edition): AskedQuestion {
  const { kind, said, make, about, amounts, count, examples } = question;
  const words = copy[edition];
  const name = about?.[edition] || [make, said].filter(Boolean).join(" ");
  const money = (cents: number) => formatMoney(cents, edition);
  return {
    id: questionId(question),
    title: name,
    about: amounts
      ? words.asked.amounts(money(amounts.before), money(amounts.now))
      : kind === "column"
        ? ""
        : words.asked.cars(count),
    examples,
    label: labelOf(question, edition),
    choices,
    chosen: question.read ?? (kind === "column" ? (question.choices[0] ?? "") : ""),
  };
}

/** Where VINs say something else: of two that both speak plainly nobody is believed beforehand. */
export const differencesOf = (questions: readonly Question[], said: SaidWords, edition: Edition): AskedDifference[] =>
  questions.filter(isDifference).map((one) => differenceOf(one, said, edition));

const openCatalog = async (db: Executor): Promise<Catalog> => createCatalog(await readCatalog(db), () => 0);

/** What is asked about a file, with all that may be answered. */
export async function groupQuestions(
  db: Executor,
  questions: readonly Question[],
  feed: FeedId,
  edition: Edition,
): Promise<AskedGroups> {
  const catalog = await openCatalog(db);
  const of = (some: readonly Question[]) =>
    some.map((one) => shown(one, choicesOf(one, feed, catalog, edition), edition));
  return {
    columns: of(questions.filter(({ kind }) => kind === "column")),
    words: of(questions.filter(({ kind, read }) => kind !== "column" && kind !== "price" && read === undefined)),
    prices: of(questions.filter(({ kind }) => kind === "price")),
    codes: of(questions.filter(isCode)),
  };
}

/** A sign that was read, and that somebody confirms by leaving it so; what VINs contradict is no such. */
const isCode = ({ kind, read }: Question) => kind !== "column" && kind !== "vin" && read !== undefined;

/** The field of a form that answers a question. */
export const answerField = (id: string): string => `is ${id}`;

/** What somebody answered, of that alone which was asked, and with that alone which could be chosen. */
export async function readAnswers(
  db: Executor,
  fields: URLSearchParams,
  questions: readonly Question[],
  feed: FeedId,
): Promise<SaidWords> {
  const catalog = await openCatalog(db);
  const said: Partial<Record<WordKind, Record<string, string>>> = {};
  const all = questions.flatMap((one) => [one, ...(oneByOne(one, { [one.word]: believe.each }) ?? [])]);
  const asked = new Map(all.filter(({ word }) => word !== "").map((one) => [answerField(questionId(one)), one]));
  for (const [field, meaning] of fields) {
    const question = asked.get(field);
    if (!question || !choicesOf(question, feed, catalog, "es").some(({ value }) => value === meaning)) continue;
    const ofKind = said[question.kind] ?? {};
    ofKind[question.word] = meaning === leaveOut ? "" : meaning;
    said[question.kind] = ofKind;
  }
  return said;
}

/** That the signs which were read mean what they were read as. */
export function confirmedCodes(questions: readonly Question[]): SaidWords {
  const kinds = wordKinds.map((kind) => {
    const some = questions.filter((one) => one.kind === kind && isCode(one));
    return [kind, Object.fromEntries(some.map(({ word, read = "" }) => [word, read]))] as const;
  });
  return Object.fromEntries(kinds.filter(([, words]) => Object.keys(words).length > 0));
}

/** Those that nobody has answered since; who wants to look at each car has answered none of them by that. */
export const unanswered = (questions: readonly Question[], said: SaidWords): Question[] =>
  questions.flatMap((one) => oneByOne(one, said.vin ?? {}) ?? (said[one.kind]?.[one.word] === undefined ? [one] : []));
