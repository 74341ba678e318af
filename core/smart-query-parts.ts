import { isSmall, stem } from "./search-words.ts";
import { squash, type Vocabulary } from "./smart-query-names.ts";
import { bodyWords, noise, otherWords } from "./smart-query-words.ts";

/** What a price list knows of words. */
export type PartLexicon = {
  /** The word stands in a part's name or another name of it, whole. */
  isPartWord(word: string): boolean;
  /** Some part has all these words. */
  isPart(words: string): boolean;
  /** The word of a part that a mistyped one is near to, and how far. */
  nearest(word: string): { readonly word: string; readonly distance: number } | undefined;
};

export const noParts: PartLexicon = { isPartWord: () => false, isPart: () => false, nearest: () => undefined };

/** They tell one kind of a part from another, and name none by themselves. */
const kinds = new Set(
  (
    "completo completa complete izquierdo izquierda derecho derecha left right delantero delantera trasero trasera front rear " +
    "superior inferior upper lower chico chica mediano mediana grande small medium large interior exterior lateral side juego set " +
    "tipo manual automatico automatica automatic electrico electrica power usada usado used aire agua tercera third central center " +
    "conductor pasajero copiloto driver passenger lado with con diesel 4x4 hybrid hibrido hibrida"
  ).split(" "),
);
const cylinders = /^cil(?:indros?)?$|^cyl(?:inders?)?$/;
const isCount = (word: string) => /^[468]$/.test(word);
export const isKind = (word: string): boolean =>
  kinds.has(word) || kinds.has(word.replace(/s$/, "")) || isCount(word) || cylinders.test(word);

export type PartTaken = { part: string; took: string; rest: string[] };

const rimWords = new Set(["rin", "rim", "wheel", "llanta", "tire", "aro", "yanta"].map(stem));
const isRimSize = (word: string) => /^(?:1[3-9]|2[0-4])(?:-inch)?$/.test(word);

/** Takes out the words that name a part; those that may be a car as well stay with it unless the rest is clear. */
export function takePart(words: readonly string[], lexicon: PartLexicon, vocabulary: Vocabulary): PartTaken {
  const isCar = (word: string) =>
    bodyWords.has(word) || vocabulary.makeByKey.has(squash(word)) || vocabulary.modelsByKey.has(squash(word));
  const isClearCar = (word: string) => isCar(word) && !lexicon.isPartWord(word) && !bodyWords.has(word);
  const carKnown = words.some(isClearCar);
  const names = carNames(words, vocabulary);
  const runs = listRuns(words, (at) => !names.has(at) && lexicon.isPartWord(words[at] as string));
  const pieces = runs.map((run) => longestPart(run, words, lexicon, { isCar, carKnown }));
  const taken = new Set(together(pieces, words, lexicon));
  const said: string[] = [];
  for (const at of [...taken].sort((a, b) => a - b)) said.push(words[at] as string);
  const part = said.filter((word) => !isSmall(stem(word)));
  const isOther = (word: string) => isKind(word) || otherWords.has(word);
  if (part.length === 0 || part.every(isOther) || !lexicon.isPart(part.join(" ")))
    return { part: "", took: "", rest: [...words] };
  return { part: part.join(" "), took: said.join(" "), rest: words.filter((_, at) => !taken.has(at)) };
}

/** All pieces, where they name one part; else the longest: "rear differential" beside a "4x4" that only gearboxes come in. */
function together(pieces: readonly number[][], words: readonly string[], lexicon: PartLexicon): readonly number[] {
  const all = pieces.flat();
  const telling = all.map((at) => words[at] as string).filter((word) => !isSmall(stem(word)));
  if (pieces.length < 2 || lexicon.isPart(telling.join(" "))) return all;
  const naming = (piece: readonly number[]) => piece.filter((at) => !isKind(words[at] as string)).length;
  return pieces.toSorted((a, b) => naming(b) - naming(a) || b.length - a.length)[0] ?? [];
}

/** Words that can only be a car: of a name of several words, "4 runner", and a model after its make, "ford escape". */
function carNames(words: readonly string[], { modelsByKey, makeByKey }: Vocabulary): ReadonlySet<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    const makeId = makeByKey.get(squash(words[at - 1] ?? ""));
    const models = modelsByKey.get(squash(word)) ?? [];
    if (makeId !== undefined && models.some((model) => model.makeId === makeId)) found.add(at);
    for (let count = 2; count <= 4 && at + count <= words.length; count++) {
      if (modelsByKey.has(squash(words.slice(at, at + count).join(""))))
        for (let of = at; of < at + count; of++) found.add(of);
    }
  });
  return found;
}

/** Neighbouring words of parts, with the small words between them, the inches of a rim and the cylinders of an engine. */
function listRuns(words: readonly string[], isNamed: (at: number) => boolean): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let small: number[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    small = [];
  };
  words.forEach((word, at) => {
    const inches = isRimSize(word) && run.some((of) => rimWords.has(stem(words[of] as string)));
    const counted =
      (isCount(word) && cylinders.test(words[at + 1] ?? "")) || (cylinders.test(word) && isCount(words[at - 1] ?? ""));
    // "2 puertas" is a kind of car.
    const doors = /^(?:puertas|doors?|dr)$/.test(word) && /^[2345]$/.test(words[at - 1] ?? "");
    const named = !doors && !noise.has(word) && isNamed(at);
    if (named || inches || counted) {
      run.push(...small, at);
      small = [];
    } else if (run.length > 0 && isSmall(stem(word)) && small.length < 2) small.push(at);
    else close();
  });
  close();
  return runs;
}

type Cars = { isCar: (word: string) => boolean; carKnown: boolean };

/** No part has a longer name; a line of nothing but part words is not tried in every length. */
const mostWords = 8;

/** The longest piece of a run that is a part, and not only the name of a car. */
function longestPart(run: readonly number[], words: readonly string[], lexicon: PartLexicon, cars: Cars): number[] {
  for (let count = Math.min(run.length, mostWords); count > 0; count--) {
    for (let from = 0; from + count <= run.length; from++) {
      const piece = run.slice(from, from + count);
      const telling = piece.map((at) => words[at] as string).filter((word) => !isSmall(stem(word)));
      if (telling.length === 0 || !lexicon.isPart(telling.join(" "))) continue;
      const clear = telling.some((word) => !isKind(word) && !cars.isCar(word));
      const besideCar = cars.carKnown && telling.some((word) => !isKind(word) && !bodyWords.has(word));
      if (clear || besideCar || telling.every(isKind)) return piece;
    }
  }
  return [];
}
