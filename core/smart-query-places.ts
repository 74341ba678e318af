import { soundsAlike } from "./by-ear.ts";
import { isEmptyWord } from "./empty-words.ts";
import { everydayWords, praise } from "./everyday-words.ts";
import { regions } from "./region.ts";
import { isYardWord } from "./smart-query-asked.ts";
import { colorOf } from "./smart-query-beside.ts";
import { articles } from "./smart-query-joints.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { noise, otherWords, plainWords } from "./smart-query-words.ts";
import { fold, squash } from "./text.ts";

const hereAndNow =
  /(?<![\w-])(?:(?:mas )?cerca de (?:mi casa|mi|aqui)|por aqui(?: cerca)?|aqui cerca|cerquita|near me|near here|around here|close to me|nearby)(?![\w-])/;

const nearestOne = /(?<![\w-])(?:(?:mas )?cercan[oa]s?|mas cerca|nearest|closest)(?: (?:a|to) (?=\w))?(?![\w-])/;

const takeOut = (text: string, phrase: RegExp) => {
  const took = phrase.exec(text)?.[0] ?? "";
  return { took: took.trim(), rest: took === "" ? text : text.replace(took, " , ") };
};

/** Takes "near me" out of a folded text, and "the nearest", which is near the visitor unless the line names a place. */
export function takeHere(text: string): { here: boolean; took: string; nearest: string; rest: string } {
  const near = takeOut(text, hereAndNow);
  const nearest = takeOut(near.rest, nearestOne);
  return { here: near.took !== "", took: near.took, nearest: nearest.took, rest: nearest.rest };
}

const longestName = 5;
/** A line that is not settled by so many look-ups is no line that somebody typed for a city. */
const mostLookups = 60;

type CityTaken = {
  zip: string;
  took: string;
  rest: readonly string[];
  /** It was misspelt. */
  guess?: { readonly typed: string; readonly meant: string };
};
/**
 * The postal code of a city that is called just so, or undefined; `bare`: nothing in the line says that it is a place, nor
 * ("inside") does it stand at an end of it.
 */
export type FindCity = (name: string, bare?: boolean | "inside") => string | undefined;

export const noCity = (rest: readonly string[]): CityTaken => ({ zip: "", took: "", rest });

const taken = (zip: string, words: readonly string[], at: number, count: number): CityTaken => ({
  zip,
  took: words.slice(at, at + count).join(" "),
  rest: [...words.slice(0, at), ...words.slice(at + count)],
});

/** How many words before it say that a place comes: "en", "cerca de". */
const wordsOfWhere = (words: readonly string[], at: number): number => {
  if (["en", "in", "near", "around"].includes(words[at - 1] ?? "")) return 1;
  return words[at - 1] === "de" && soundsAlike(words[at - 2] ?? "", "cerca") ? 2 : 0;
};

const states = new Set(
  Object.values(regions).flatMap((of) =>
    Object.entries(of).flatMap(([letters, { es, en }]) => [letters, es, en].map(fold)),
  ),
);

/** How many words before `end` are a state: "az", "arizona", "new mexico". */
const stateAt = (words: readonly string[], at: number): number =>
  [2, 1].find((count) => states.has(words.slice(at, at + count).join(" ")) && at + count <= words.length) ?? 0;

const ofNouns = /^(?:the|an?|your|my|our|their|his|her|this|that|stock|el|la|los|las|una?|su|mi|tu|este|esta|ese|esa)$/;
/**
 * Whether a run ends in two letters that are a word here, and no state: "milan in the yard". `bare`: its town may be
 * something else, and only the end of the line tells the state.
 */
function endsInWord(words: readonly string[], end: number, bare: boolean): boolean {
  const [last = "", next] = [words[end - 1], words[end]];
  return last.length === 2 && isEmptyWord(last) && next !== undefined && (bare || ofNouns.test(next));
}

/** "sparks nv": a city beside its state, whatever else its name may mean. */
function takeStatedCity(words: readonly string[], findCity: FindCity, isCar: (word: string) => boolean): CityTaken {
  for (const [at, word] of words.entries()) {
    const signs = noise.has(word) ? 0 : stateAt(words, at);
    // "toyota tacoma colorado" may be two cars; "tacoma wa" is a city.
    if (signs === 0 || (signs === 1 && word.length > 2 && isCar(word)) || endsInWord(words, at + signs, false))
      continue;
    for (const count of [3, 2, 1]) {
      const from = at - count;
      const zip = from < 0 ? undefined : findCity(words.slice(from, at + signs).join(" "));
      if (zip === undefined) continue;
      const where = wordsOfWhere(words, from);
      return taken(zip, words, from - where, where + count + signs);
    }
  }
  return noCity(words);
}

/** A town and how it is spelt right. */
export type GuessCity = (name: string) => { readonly code: string; readonly name: string } | undefined;

/** "estocton california": a name that nobody knows beside a state. */
function takeMistypedCity(
  words: readonly string[],
  guessCity: GuessCity,
  isKnown: (word: string) => boolean,
): CityTaken {
  for (const [at, word] of words.entries()) {
    const signs = noise.has(word) ? 0 : stateAt(words, at);
    if (signs === 0) continue;
    for (const count of [3, 2, 1]) {
      const from = at - count;
      if (from < 0 || isKnown(words[at - 1] as string) || isKnown(words[from] as string)) continue;
      const name = words.slice(from, at).join(" ");
      const found = guessCity(words.slice(from, at + signs).join(" "));
      if (!found) continue;
      const where = wordsOfWhere(words, from);
      return {
        ...taken(found.code, words, from - where, where + count + signs),
        guess: { typed: name, meant: found.name },
      };
    }
  }
  return noCity(words);
}

/** "closest yard to san bernadino": a mistyped town, where the line says that the place is meant; `alone`: it speaks of nothing else. */
export function takeGuessedCity(
  words: readonly string[],
  guessCity: GuessCity,
  { alone, isOther }: { alone: boolean; isOther: (word: string) => boolean },
): CityTaken {
  const isPlain = (word: string) =>
    [noise, otherWords, plainWords, everydayWords, praise].some((known) => known.has(word)) ||
    isYardWord(word) ||
    isOther(word) ||
    !/^[a-z]{3,}$/.test(word);
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    const leads =
      ["en", "in", "near", "around", "at"].includes(before) || (alone && /^(?:de|del|to|por|of)$/.test(before));
    for (const count of [2, 1]) {
      const run = words.slice(at, at + count);
      const named = leads || isYardWord(words[at + count] ?? "", false);
      // "san bernadino"
      if (!named || run.length < count || (count === 1 ? isPlain(word) : isPlain(run[1] as string))) continue;
      const found = guessCity(run.join(" "));
      if (!found) continue;
      const [start, end] = leads ? [at - 1, at + count] : [at, at + count + 1];
      return { ...taken(found.code, words, start, end - start), guess: { typed: run.join(" "), meant: found.name } };
    }
  }
  return noCity(words);
}

/** "en tacoma", "tucson az": a city that a car is named after, where the line says that the place is meant. */
function takeNamesakeCity(words: readonly string[], findCity: FindCity, vocabulary: Vocabulary): CityTaken {
  const { modelsByKey, modelsByStart } = vocabulary;
  for (let at = 0; at < words.length; at++) {
    const key = (count: number) => squash(words.slice(at, at + count).join(""));
    const name = [2, 1].find((count) => modelsByKey.has(key(count)));
    // "santa ana" begins like a Santa Fe; with its state it is longer, "grand junction colorado".
    const begun = name === undefined && modelsByStart.has(key(1)) ? [3, 2] : [];
    for (const count of begun.filter((many) => at + many <= words.length)) {
      const zip = findCity(words.slice(at, at + count).join(" "));
      const where = wordsOfWhere(words, at);
      if (zip !== undefined) return taken(zip, words, at - where, where + count);
    }
    if (name === undefined || /\d/.test(words[at] as string)) continue;
    const where = wordsOfWhere(words, at);
    const longer = [2, 1].map((more) => name + more).filter((count) => at + count <= words.length);
    for (const count of where > 0 || isYardWord(words[at + name] ?? "", false) ? [...longer, name] : longer) {
      if (count > name && endsInWord(words, at + count, true)) continue;
      const zip = findCity(words.slice(at, at + count).join(" "));
      if (zip !== undefined) return taken(zip, words, at - where, where + count);
    }
  }
  return noCity(words);
}

/** The city that the line says to be one, whatever else its name may mean; else a mistyped one beside its state. */
export function takeMeantCity(
  words: readonly string[],
  {
    findCity,
    guessCity,
    isKnown,
    vocabulary,
  }: { findCity: FindCity; guessCity: GuessCity; isKnown: (word: string) => boolean; vocabulary: Vocabulary },
): CityTaken {
  const stated = takeStatedCity(words, findCity, (word) => vocabulary.modelsByKey.has(squash(word)));
  const sure = stated.zip === "" ? takeNamesakeCity(words, findCity, vocabulary) : stated;
  return sure.zip === "" ? takeMistypedCity(words, guessCity, isKnown) : sure;
}

/**
 * Finds a city among words that name no car: the longest run of them that is one, with its state or without. A village
 * called like a colour, a part or a word of every day is meant only where the line says so: "blanco", "driver".
 */
export function takeCity(
  words: readonly string[],
  findCity: FindCity,
  {
    isOther = (_: string) => false,
    line = words,
  }: { isOther?: (word: string) => boolean; line?: readonly string[] } = {},
): CityTaken {
  let left = mostLookups;
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count);
      // "los" alone is no city, "los angeles" is one.
      if (
        run.every((word) => noise.has(word) || otherWords.has(word) || word.length < 3) ||
        run.some((word) => /\d/.test(word))
      )
        continue;
      const [first = ""] = run;
      // "preferably in white"
      if (count === 1 && /^(?:en|in)$/.test(words[at - 1] ?? "") && colorOf(first) !== undefined) continue;
      const plain =
        count === 1 && ([plainWords, everydayWords, praise].some((known) => known.has(first)) || isOther(first));
      const said = wordsOfWhere(words, at);
      if (count > 1 && endsInWord(words, at + count, false)) continue;
      // "la junta de cabeza": a thing of something, unless the line says that it is a place.
      if (said === 0 && count === 2 && articles.test(first) && /^del?$/.test(words[at + count] ?? "")) continue;
      const where = plain ? said : 0;
      if (plain && where === 0) continue;
      if (left-- === 0) return noCity(words);
      // "surrey bc" is none of another state's.
      if (!noise.has(words[at + count] ?? "") && stateAt(words, at + count) > 0) continue;
      // "sopla caliente": a village amid a line is a word of every day.
      const bare = count > 1 || said > 0 ? false : first === line[0] || first === line.at(-1) || "inside";
      const zip = findCity(run.join(" "), bare);
      if (zip !== undefined) return taken(zip, words, at - where, where + count);
    }
  }
  return noCity(words);
}
