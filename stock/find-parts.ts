import { beginsAlike, soundsAlike } from "#core/by-ear.ts";
import { findColor } from "#core/color.ts";
import { once } from "#core/once.ts";
import { readKindWord, splitKind } from "#core/part-kinds.ts";
import { tellingWords } from "#core/part-words.ts";
import { remember } from "#core/remember.ts";
import { isPageTerm, isSmall, meaningsOf, partSynonymsOf, singular, stem, termsOf } from "#core/search-words.ts";
import { isKind } from "#core/smart-query-kinds.ts";
import type { PartLexicon } from "#core/smart-query-parts.ts";
import { typingDistance } from "#core/typing-distance.ts";
import { firstAt } from "./by-halves.ts";
import { type FoundPhrase, longestPhrase, onceForWords, phraseKey, phrasesOf } from "./part-phrases.ts";
import type { PriceBook, Stock } from "./stock.ts";

/** How forgiving: as written or by its stem; by another name of the same thing; a letter or two wrong. */
const spellings = ["written", "synonyms", "typos"] as const;
type Spelling = (typeof spellings)[number];

const partsIn = onceForWords((prices) =>
  remember(
    (text) => readParts(prices, text),
    ({ size }) => 1 + size / 50,
  ),
);

/** Positions of the parts that have every word of the text, in the first reading that finds any. */
export const findParts = (prices: PriceBook, text: string): ReadonlySet<number> => partsIn(prices)(text);

function readParts(prices: PriceBook, text: string): ReadonlySet<number> {
  const words = tellingWords(text);
  const phrases = phrasesOf(prices);
  const phrase = longestPhrase(phrases, words);
  if (phrase) {
    const found = withRest(prices, phrase);
    if (found.size > 0) return found;
    // What a part of two words or more is called is no other part with one word more: a "4x4 transfer case" has no motor.
    if (phrase.count > 1 && phrase.rest.every(isKind)) return found;
  }
  const alone = words.filter((word) => !isKind(word)).length === 1;
  const found = phrases.unlisted.has(phraseKey(words)) ? new Set<number>() : byWords(prices, text, spellings, alone);
  return phrase && found.size > 0 && isPulledAway(prices, { text, words, phrase, found }) ? phrase.parts : found;
}

type Pulled = { text: string; words: readonly string[]; phrase: FoundPhrase; found: ReadonlySet<number> };

/**
 * What a list calls a part that has no front and rear is no other part for being said to be there, which has the word among
 * its other names: "muelles de atras" are no coil springs, though these are "muelles helicoidales" and have both.
 */
function isPulledAway(prices: PriceBook, { text, words, phrase: { parts, rest }, found }: Pulled): boolean {
  const ownWords = words.filter((word) => !rest.includes(word));
  const key = phraseKey(ownWords);
  const terms = ownWords.flatMap((word) => [stem(word), ...meaningsOf(stem(word))]);
  const isEnd = (word: string) => [word, ...meaningsOf(stem(word))].some((own) => readKindWord(own)?.axis === "end");
  const isCalled = (at: number) => {
    const { name, synonyms } = prices.parts[at] as (typeof prices.parts)[number];
    return [name.es, name.en, ...synonyms.es, ...synonyms.en].some((one) => phraseKey(tellingWords(one)) === key);
  };
  const hasEnds = (at: number) =>
    splitKind(prices.parts[at]?.name.en ?? "", "en").kind.some(({ axis }) => axis === "end");
  const isNamed = (at: number) => {
    const { es = "", en = "" } = prices.parts[at]?.name ?? {};
    return termsOf(`${es} ${en}`).some((term) => terms.includes(term));
  };
  return (
    rest.every(isEnd) &&
    [...parts].every((at) => isCalled(at) && !hasEnds(at)) &&
    ![...found].some((at) => parts.has(at) || isNamed(at)) &&
    byWords(prices, text, ["written"]).size > 0
  );
}

/** Those that have every word somewhere in a name, whatever people call by these words: as the lists of prices are narrowed. */
export const findByWords = (prices: PriceBook, text: string): ReadonlySet<number> => byWords(prices, text, spellings);

/** `alone`: a word that is all that is said of the part. */
function byWords(prices: PriceBook, text: string, as: readonly Spelling[], alone = false): ReadonlySet<number> {
  const words = tellingWords(text);
  for (const spelling of as) {
    let found: Set<number> | undefined;
    for (const word of words) {
      const here = partsOf(prices, word, spelling, alone);
      found = found ? new Set([...found].filter((part) => here.has(part))) : here;
    }
    if (found && found.size > 0) return found;
    const weak = phrasesOf(prices).weak.get(phraseKey(words));
    if (weak) return weak;
  }
  return new Set();
}

/** Of the parts of a phrase those that have the words around it. */
function withRest(prices: PriceBook, { parts, rest }: FoundPhrase): ReadonlySet<number> {
  for (const spelling of ["written", "synonyms"] as const) {
    let found = parts;
    for (const word of rest) {
      const here = partsOf(prices, word, spelling);
      found = new Set([...found].filter((part) => here.has(part)));
    }
    if (found.size > 0) return found;
  }
  return new Set();
}

/** The English names of what comes nearest to a part that no list has, where the words call one: "headache rack". */
export const findUnlisted = (prices: PriceBook, text: string): readonly string[] | undefined =>
  phrasesOf(prices).unlisted.get(phraseKey(tellingWords(text)));

const partWordsIn = onceForWords((prices) => ({
  asIs: remember((word) => readPartWord(prices, word, true)),
  byStem: remember((word) => readPartWord(prices, word, false)),
}));

/** Whether a word alone names a part, whole and not only by its beginning; `asIs`: nor as the form of a verb. */
export const isPartWord = (prices: PriceBook, word: string, asIs = false): boolean =>
  partWordsIn(prices)[asIs ? "asIs" : "byStem"](word);

function readPartWord(prices: PriceBook, word: string, asIs: boolean): boolean {
  const term = asIs ? singular(word) : stem(word);
  // "ac", "cv", "o2", but no number: those are years, sizes and models.
  if (word.length < 2 || /^\d+$/.test(word) || isSmall(term)) return false;
  const { words } = phrasesOf(prices);
  return words.has(phraseKey([word])) || [word, term, ...meaningsOf(term)].some((other) => hasWord(prices, other));
}

/** The word of a part that a mistyped one is nearest to. */
export function nearestPartWord(prices: PriceBook, word: string): { word: string; distance: number } | undefined {
  if (word.length < 5) return undefined;
  const term = stem(word);
  const [found] = closest(prices, word, term);
  return found === undefined ? undefined : { word: found, distance: typingDistance(term, found, 2) };
}

/** `alone`: it is all that is said of the part. */
function partsOf(prices: PriceBook, word: string, spelling: Spelling, alone = false): Set<number> {
  const term = stem(word);
  const found = new Set<number>();
  const add = (prefix: string, whole = false) => addParts(prices, prefix, whole, found);
  add(word);
  // Its stem is that of another word or of none: "lunes" is no "luna".
  add(term, term !== word);
  const unnamed = alone && found.size === 0;
  for (const other of meaningsOf(term)) {
    // A "mica" is a light, and not what belongs to one: no ballast of a headlight.
    const headed = unnamed ? phrasesOf(prices).headed.get(phraseKey([other])) : undefined;
    if (headed) for (const at of headed) found.add(at);
    else add(other, true);
  }
  if (spelling === "written") return found;
  for (const other of partSynonymsOf(term)) add(other, true);
  if (spelling === "typos" && found.size === 0)
    for (const other of closest(prices, word, term).flatMap((near) => [near, ...meaningsOf(near)])) add(other, true);
  return found;
}

const closestIn = once((prices: PriceBook) => {
  const words = [...new Set(prices.words)].filter((one) => one.length >= 4);
  return {
    long: remember((one) => nearestOf(words, one)),
    // A letter more or less makes another word of a short one: it is only heard.
    short: remember((one) => words.filter((own) => soundsAlike(one, own))),
  };
});

/** What names something else is no mistyped part. */
export const isOtherName = (prices: PriceBook, word: string): boolean =>
  prices.otherNames.has(word) || isPageTerm(stem(word)) || findColor(word) !== undefined;

/** Known words that are nearest to a mistyped one; whoever types asks for the same ones letter by letter. */
function closest(prices: PriceBook, word: string, term: string): readonly string[] {
  if (term.length < 4 || /\d/.test(term) || isOtherName(prices, word)) return [];
  const find = closestIn(prices);
  if (word.length < 5) return find.short(term);
  // What a verb would end in may end a part: a "starer" is a starter before it is a star.
  const whole = term === word ? [] : find.long(word);
  return whole.length > 0 ? whole : find.long(term);
}

function nearestOf(words: readonly string[], term: string): readonly string[] {
  let best = term.length < 8 ? 1 : 2;
  let found: string[] = [];
  for (const word of words) {
    const distance = typingDistance(term, word, best);
    if (distance > best || (term.length < 8 && !beginsAlike(term, word))) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(word);
  }
  return found;
}

const firstWord = ({ words }: PriceBook, prefix: string): number =>
  firstAt(words.length, (at) => (words[at] as string) < prefix);

const hasWord = (prices: PriceBook, word: string): boolean => prices.words[firstWord(prices, word)] === word;

function addParts(prices: PriceBook, prefix: string, whole: boolean, found: Set<number>): void {
  const { words, wordParts } = prices;
  for (let at = firstWord(prices, prefix); at < words.length; at++) {
    const word = words[at] as string;
    if (whole ? word !== prefix : !word.startsWith(prefix)) break;
    found.add(wordParts[at] as number);
  }
}

/** The price list's words, for who reads a typed line. */
export const partLexicon = ({ prices }: Pick<Stock, "prices">): PartLexicon => ({
  isPartWord: (word, asIs) => isPartWord(prices, word, asIs),
  isPart: (words) => findParts(prices, words).size > 0,
  isListed: (words) =>
    longestPhrase(phrasesOf(prices), tellingWords(words))?.rest.length === 0 ||
    byWords(prices, words, ["written"]).size > 0,
  isJoint: (words) =>
    phrasesOf(prices).joint.has(phraseKey(tellingWords(words))) ||
    [...findParts(prices, words)].some((at) => {
      const { name, synonyms } = prices.parts[at] as (typeof prices.parts)[number];
      return [name.es, name.en, ...synonyms.es, ...synonyms.en].some((one) => / (?:y|e|and|con|with) /i.test(one));
    }),
  isUnlisted: (words) => findUnlisted(prices, words) !== undefined,
  isHead: (word) => {
    const { heads } = phrasesOf(prices);
    const term = stem(word);
    return [phraseKey([word]), term, ...meaningsOf(term), ...partSynonymsOf(term)].some((other) => heads.has(other));
  },
  nearest: (word) => nearestPartWord(prices, word),
});
