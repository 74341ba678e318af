import type { Words } from "#core/edition.ts";
import type { WordKind } from "#data/schema.ts";

/** What a line needs to have answered before it is believed. */
export type Ask = {
  kind: WordKind;
  /** What the answer is remembered by. */
  word: string;
  /** As the file writes it. */
  said: string;
  /** The make that a model stands beside. */
  make?: string;
  /** What it is about, where that has a name of its own. */
  about?: Words;
  /** What it probably means, the likeliest first; more may be known where it is asked. */
  choices: readonly string[];
  /** Of a price: what it was and what it would be, in cents. */
  amounts?: { before: number; now: number };
  /** Beside each example: what the car's VIN says. */
  shows?: string;
  /** What it is taken for until somebody says otherwise; without it the lines wait. */
  read?: string;
};

/** One of the cars whose file and VIN differ, and what each says. */
export type AskedCar = { number: string; file: string; vin: string };

/** The same of a whole file: how many lines, some of them, and where cars may be answered one by one, those. */
export type Question = Ask & { count: number; examples: string[]; cars?: AskedCar[] };

/** The meaning of a make or a model that the catalogue is to learn as the file writes it. */
export const isNewWord = "+";
/** The meaning of what is not to be used: a column, or lines that are left out. */
export const notUsed = "";

/** Whom one believes where a file and VINs say different things; of each car by itself, nobody is believed of all. */
export const believe = { vin: "vin", file: "file", each: "each" } as const;

type Meanings = Readonly<Record<string, string>>;

const mostSigns = 80;

/** What a file calls a car. */
export const numberOf = ({ stock_number, vin }: Readonly<Record<string, unknown>>): string =>
  String(stock_number ?? vin ?? "").slice(0, mostSigns);

/** What the answer for one car alone is remembered by. */
const carWord = (word: string, number: string) => `${word} @${number}`;

/** What was answered for a car, or for all that differ as it does. */
export function answerFor({ word }: Ask, number: string, said: Meanings): string | undefined {
  const all = said[word];
  return said[carWord(word, number)] ?? (all === believe.each ? undefined : all);
}

/** The cars of a question that is answered one by one, as questions of their own, but for those that were answered. */
export function oneByOne({ cars = [], ...question }: Question, said: Meanings): Question[] | undefined {
  if (said[question.word] !== believe.each) return undefined;
  return cars
    .filter(({ number }) => answerFor(question, number, said) === undefined)
    .map(({ number, file, vin }) => ({
      ...question,
      ...{ word: carWord(question.word, number), said: file, shows: vin, count: 1, examples: [] },
    }));
}

/** A remembered word in its two parts: what differs, and the car that it is of. */
export function carOfWord(word: string): { all: string; number: string | undefined } {
  const at = word.lastIndexOf(" @");
  return at < 0 ? { all: word, number: undefined } : { all: word.slice(0, at), number: word.slice(at + 2) };
}

const mostQuestions = 300;
const mostConfirmed = 10_000;
const mostExamples = 3;
/** Of all questions together. */
const mostCars = 2000;

/** Collects what a file leaves open; of very many words only the first are kept, and all lines counted. */
export function createQuestions() {
  const found = new Map<string, Question>();
  const confirmed = new Set<string>();
  const meaningOf = ({ kind, word, read }: Ask) => [kind, word, read].join("\u0001");
  let more = 0;
  let cars = 0;
  return {
    ask(asked: Ask, { name, number }: { name: string; number: string } = { name: "", number: "" }): void {
      const key = `${asked.kind}\u0001${asked.word}`;
      let known = found.get(key);
      if (!known && found.size >= mostQuestions) {
        more += 1;
        return;
      }
      if (!known) {
        const { shows: _, ...kept } = asked;
        known = { ...kept, said: asked.said.slice(0, mostSigns), count: 0, examples: [] };
        found.set(key, known);
      }
      known.count += 1;
      if (asked.shows !== undefined && number && cars < mostCars) {
        known.cars ??= [];
        known.cars.push({ number, file: name.slice(0, mostSigns), vin: asked.shows });
        cars += 1;
        return;
      }
      const example = [name, number].filter(Boolean).join(", ");
      const shown = [example, asked.shows].filter(Boolean).join(" → ").slice(0, mostSigns);
      if (shown && known.examples.length < mostExamples && !known.examples.includes(shown)) known.examples.push(shown);
    },
    /** Something else in the file bears it out: what it was read as is asked no more. */
    confirm(asked: Ask): void {
      if (confirmed.size < mostConfirmed) confirmed.add(meaningOf(asked));
    },
    /** Those whose lines wait stand first, and of these what most lines wait for. */
    list: (): Question[] =>
      [...found.values()]
        .filter((one) => one.read === undefined || !confirmed.has(meaningOf(one)))
        .sort((a, b) => Number(a.read !== undefined) - Number(b.read !== undefined) || b.count - a.count),
    /** Lines with words beyond those. */
    more: () => more,
  };
}

export type Questions = ReturnType<typeof createQuestions>;
