import { formatMoney } from "#core/money.ts";
import { readCatalog } from "#data/queries/feeds-catalog.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import { type Executor, type WordKind, wordKinds } from "#data/schema.ts";
import { type Catalog, createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { believe, isNewWord, type Question } from "#feeds/engine/questions.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { Edition } from "#site/editions.ts";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";

/** Says that a column, or the lines with a word, are not used. */
export const leaveOut = "-";

export type Choice = { value: string; text: string };
export type AskedQuestion = {
  id: string;
  title: string;
  about: string;
  examples: readonly string[];
  label: string;
  choices: readonly Choice[];
  chosen: string;
};
/** In what they are asked together: columns, words and prices whose lines wait, VINs that say something else, signs that were read. */
export const askedGroups = ["columns", "words", "vins", "prices", "codes"] as const;
export type AskedGroups = Readonly<Record<(typeof askedGroups)[number], readonly AskedQuestion[]>>;

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

/** Whom to believe of all the cars that differ so. */
function believedChoices({ read }: Question, edition: Edition): Choice[] {
  const words = copy[edition].asked;
  const { vin, file } = believe;
  return [
    ...(read === undefined ? [] : [vin, file]).map((value) => ({ value, text: words.believe[value] })),
    { value: leaveOut, text: words.leaveOut },
  ];
}

function choicesOf(question: Question, feed: FeedId, catalog: Catalog, edition: Edition): Choice[] {
  if (question.kind === "vin") return believedChoices(question, edition);
  if (question.kind === "price") return priceChoices(question, edition);
  if (question.kind !== "column") return nameChoices(question, catalog, edition);
  const columns = Object.keys(feeds[feed].columns).map((id) => ({ value: id, text: columnName(id, edition) }));
  return [...columns, { value: leaveOut, text: copy[edition].columns.notUsed }];
}

function labelOf({ kind, said }: Question, edition: Edition): string {
  const { asked, columns } = copy[edition];
  if (kind === "column") return columns.goesTo(said);
  return kind === "price" ? asked.price : kind === "vin" ? asked.whom : asked.is(said);
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
    // Of two that both speak plainly nobody is believed beforehand.
    chosen: kind === "vin" ? "" : (question.read ?? (kind === "column" ? (question.choices[0] ?? "") : "")),
  };
}

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
    words: of(
      questions.filter(
        ({ kind, read }) => kind !== "column" && kind !== "price" && kind !== "vin" && read === undefined,
      ),
    ),
    vins: of(questions.filter(({ kind }) => kind === "vin")),
    prices: of(questions.filter(({ kind }) => kind === "price")),
    codes: of(questions.filter(isCode)),
  };
}

/** A sign that was read, and that somebody confirms by leaving it so; what VINs contradict is no such. */
const isCode = ({ kind, read }: Question) => kind !== "column" && kind !== "vin" && read !== undefined;

type Answers = { ids: readonly string[]; means: readonly string[] };

/** What somebody answered, of that alone which was asked, and with that alone which could be chosen. */
export async function readAnswers(
  db: Executor,
  { ids, means }: Answers,
  questions: readonly Question[],
  feed: FeedId,
): Promise<SaidWords> {
  const catalog = await openCatalog(db);
  const said: Partial<Record<WordKind, Record<string, string>>> = {};
  for (const [at, id] of ids.entries()) {
    const question = questions.find((one) => questionId(one) === id && one.word !== "");
    const meaning = means[at] ?? "";
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

/** Those that nobody has answered since. */
export const unanswered = (questions: readonly Question[], said: SaidWords): Question[] =>
  questions.filter(({ kind, word }) => said[kind]?.[word] === undefined);
