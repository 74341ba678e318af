import { once } from "#core/once.ts";
import { type KindWord, readKindWord, splitKind } from "#core/part-kinds.ts";
import { tellingWords } from "#core/part-words.ts";
import { isSmall, meaningsOf, singular, stem } from "#core/search-words.ts";
import { wordsOf } from "#core/text.ts";
import { type PartWordLine, readPartWords } from "#data/reference.ts";
import type { PriceBook } from "./stock.ts";

/** What people call a part, whole: "wheels" are wheels, however many cylinders have that word in their name. */
type PartPhrases = {
  /** Positions of the parts by the phrase's stems. */
  readonly parts: ReadonlyMap<string, ReadonlySet<number>>;
  /** Only where no name has the words. */
  readonly weak: ReadonlyMap<string, ReadonlySet<number>>;
  /** What no price list has, with the English names of what comes nearest. */
  readonly unlisted: ReadonlyMap<string, readonly string[]>;
  /** Those that name one thing with another: "llave con chip". */
  readonly joint: ReadonlySet<string>;
  /** Every word of them. */
  readonly words: ReadonlySet<string>;
  /** The word of a name that says what the part is: "computer", "computadora". */
  readonly heads: ReadonlySet<string>;
  /** Positions of the parts by that word. */
  readonly headed: ReadonlyMap<string, ReadonlySet<number>>;
};

const one = (word: string) => (word.length < 4 ? word : singular(word));
export const phraseKey = (words: readonly string[]): string =>
  words
    .filter((word) => !isSmall(stem(word)))
    .map(one)
    .join(" ");
const keyOf = (text: string) => phraseKey(tellingWords(text));

/** What is made of a price list and of what people call its parts, once for both. */
export function onceForWords<T>(make: (prices: PriceBook, lines: readonly PartWordLine[]) => T) {
  const made = once((prices: PriceBook) => once((lines: readonly PartWordLine[]) => make(prices, lines)));
  return (prices: PriceBook): T => made(prices)(readPartWords());
}

export const phrasesOf = onceForWords(readPhrases);

function readPhrases(prices: PriceBook, lines: readonly PartWordLine[]): PartPhrases {
  const named = new Map<string, Set<number>>();
  const called = new Map<string, Set<number>>();
  const byBase = new Map<string, number[]>();
  const heads = new Set<string>();
  const headed = new Map<string, Set<number>>();
  const add = (to: Map<string, Set<number>>, text: string, at: number) => {
    const key = keyOf(text);
    if (key !== "") to.set(key, (to.get(key) ?? new Set()).add(at));
  };
  const head = (text: string, edition: "es" | "en", at?: number) => {
    // "Jack and tools" are both, a "hub with bearing" is a hub.
    for (const piece of text.split(/[,(]| (?:and|or|y|o|with|con|for|para) /)) {
      const words = wordsOf(piece);
      const word = edition === "es" ? words[0] : words.at(-1);
      if (word === undefined) continue;
      heads.add(stem(word)).add(one(word));
      if (at !== undefined) headed.set(one(word), (headed.get(one(word)) ?? new Set()).add(at));
    }
    // "Engine computer (ECM)"
    for (const short of wordsOf(/\(([^)]{0,40})\)/.exec(text)?.[1] ?? "")) heads.add(one(short));
  };
  for (const [at, { name, synonyms }] of prices.parts.entries())
    for (const edition of ["es", "en"] as const) {
      const { base } = splitKind(name[edition], edition);
      add(named, base, at);
      head(base, edition, at);
      if (edition === "en") byBase.set(base, [...(byBase.get(base) ?? []), at]);
      for (const synonym of synonyms[edition]) {
        add(called, synonym, at);
        head(synonym, edition);
      }
    }
  const kindsOf = (at: number) => splitKind(prices.parts[at]?.name.en ?? "", "en").kind;
  const made = withList(lines, { byBase, kindsOf, named, called, headed });
  const words = new Set(
    [...made.parts.keys(), ...made.weak.keys(), ...made.unlisted.keys()].flatMap((key) => key.split(" ")),
  );
  for (const key of [...made.parts.keys(), ...made.weak.keys()]) if (!key.includes(" ")) heads.add(key);
  const joint = new Set(lines.flatMap(({ word }) => (/ (?:con|with) /.test(word) ? keyOf(word) : [])));
  return { ...made, joint, words, heads, headed };
}

type Lists = {
  readonly byBase: ReadonlyMap<string, readonly number[]>;
  readonly kindsOf: (at: number) => readonly KindWord[];
} & Readonly<Record<"named" | "called" | "headed", ReadonlyMap<string, Set<number>>>>;

/** Of "rear bumper" those behind: what a phrase says of where the part is holds, where the part comes in such kinds. */
function ofItsKind(word: string, positions: readonly number[], kindsOf: Lists["kindsOf"]): readonly number[] {
  const said = wordsOf(word).flatMap((one) =>
    [one, ...meaningsOf(stem(one))].flatMap((own) => readKindWord(own) ?? []),
  );
  const fits = (at: number) =>
    said.every(({ axis, order }) => {
      const own = kindsOf(at).find((kind) => kind.axis === axis);
      return own === undefined || own.order === order;
    });
  const left = positions.filter(fits);
  return left.length > 0 ? left : positions;
}

/** The list's own names stay; what people call otherwise is the list's before it is a synonym's. */
function withList(list: readonly PartWordLine[], { byBase, kindsOf, named, called, headed }: Lists) {
  const parts = new Map([...called, ...named]);
  const weak = new Map<string, Set<number>>();
  const unlisted = new Map<string, readonly string[]>();
  for (const { word, parts: names, instead, weak: isWeak } of list) {
    const key = keyOf(word);
    const meant = names.flatMap((name) => byBase.get(name) ?? []);
    // One word that several parts of the list are: which is meant is asked, as "manija" and "switch" are. What a list
    // without the part has under that word is no more than its words: a fog light is no headlight.
    const alike = names.length === 1 && meant.length > 0 ? [...(headed.get(key) ?? [])] : [];
    const positions = ofItsKind(word, [...meant, ...alike], kindsOf);
    if (names.length === 0 && !named.has(key)) unlisted.set(key, instead);
    else if (positions.length > 0 && isWeak) weak.set(key, new Set(positions));
    else if (positions.length > 0)
      parts.set(key, new Set(ofItsKind(word, [...positions, ...(named.get(key) ?? [])], kindsOf)));
  }
  for (const key of unlisted.keys()) parts.delete(key);
  return { parts, weak, unlisted };
}

export type FoundPhrase = {
  readonly parts: ReadonlySet<number>;
  readonly rest: readonly string[];
  readonly count: number;
};

/** The longest phrase in the words, and what stands around it. */
export function longestPhrase({ parts }: PartPhrases, words: readonly string[]): FoundPhrase | undefined {
  for (let count = words.length; count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const found = parts.get(phraseKey(words.slice(from, from + count)));
      if (found) return { parts: found, rest: [...words.slice(0, from), ...words.slice(from + count)], count };
    }
  return undefined;
}
