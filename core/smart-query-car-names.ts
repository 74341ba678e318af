import type { Vocabulary } from "./smart-query-names.ts";
import { squash } from "./text.ts";

const yearWord = /^(?:(?:19|20)?\d\d)$/;

/**
 * Words that can only be a car: of a name of several words, "4 runner", a model after its make, "ford escape", and one with
 * a year of its own beside another car and year, "hood 2008 expedition and door 2012 escape".
 */
export function carNames(
  words: readonly string[],
  { isPartWord }: { isPartWord: (word: string) => boolean },
  { modelsByKey, makeByKey }: Vocabulary,
): ReadonlySet<number> {
  const found = new Set<number>();
  const keyAt = (at: number) => squash(words[at] ?? "");
  const isYear = (at: number) => yearWord.test(words[at] ?? "");
  const isCar = (at: number) => !isYear(at) && (modelsByKey.has(keyAt(at)) || makeByKey.has(keyAt(at)));
  // A year that stands between two cars, or beside another year, is neither's own.
  const hasOwnYear = (at: number) =>
    [-1, 1].some((way) => isYear(at + way) && !isYear(at + 2 * way) && !isCar(at + 2 * way));
  const otherCar = words.some((word, at) => isCar(at) && !isPartWord(word));
  const areTwo = otherCar && words.filter((word) => yearWord.test(word)).length > 1;
  words.forEach((word, at) => {
    const makeId = makeByKey.get(keyAt(at - 1));
    const models = modelsByKey.get(squash(word)) ?? [];
    if (makeId !== undefined && models.some((model) => model.makeId === makeId)) found.add(at);
    else if (areTwo && models.length > 0 && hasOwnYear(at)) found.add(at);
    for (let count = 2; count <= 4 && at + count <= words.length; count++) {
      if (modelsByKey.has(squash(words.slice(at, at + count).join(""))))
        for (let of = at; of < at + count; of++) found.add(of);
    }
  });
  return found;
}
