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

/** The same of a whole file: how many lines, and some of them. */
export type Question = Ask & { count: number; examples: string[] };

/** The meaning of a make or a model that the catalogue is to learn as the file writes it. */
export const isNewWord = "+";
/** The meaning of what is not to be used: a column, or lines that are left out. */
export const notUsed = "";

/** Whom one believes where a file and VINs say different things. */
export const believe = { vin: "vin", file: "file" } as const;

const mostQuestions = 300;
const mostConfirmed = 10_000;
const mostExamples = 3;
const mostSigns = 80;

/** Collects what a file leaves open; of very many words only the first are kept, and all lines counted. */
export function createQuestions() {
  const found = new Map<string, Question>();
  const confirmed = new Set<string>();
  const meaningOf = ({ kind, word, read }: Ask) => [kind, word, read].join("\u0001");
  let more = 0;
  return {
    ask(asked: Ask, example = ""): void {
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
