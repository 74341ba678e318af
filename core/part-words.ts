import { isSmall, meaningsOf, stem } from "./search-words.ts";
import { wordsOf } from "./text.ts";

const longestText = 100;
const mostWords = 8;

/** Whose part it is, which its name does not say. */
const ofTheCar = new Set(["carro", "carros", "car", "cars", "auto", "coche"]);

/** The words of a search that say what is sought; all of them when none does. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text.slice(0, longestText)).slice(0, mostWords);
  const telling = words.filter((word) => !isSmall(stem(word)) && !ofTheCar.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words that a part is found by: as written, and their stems. */
export const wordsWithStems = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => [word, stem(word)])),
];

/** True when each word begins one of the part's, itself or by its stem, or stands for one. */
export const fitsAsWritten = (partWords: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => {
    const term = stem(word);
    const meant = meaningsOf(term);
    return partWords.some((known) => known.startsWith(word) || known.startsWith(term) || meant.includes(known));
  });
