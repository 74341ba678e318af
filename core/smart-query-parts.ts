import { everydayWords, praise } from "./everyday-words.ts";
import { isSmall, stem } from "./search-words.ts";
import { carNames } from "./smart-query-car-names.ts";
import {
  articles,
  follows,
  isGears,
  isTorn,
  joiners,
  joinsTwo,
  lostIn,
  relatedAt,
  relations,
  tellsOf,
} from "./smart-query-joints.ts";
import { cylinders, heads, isCount, isKind, isPlace, isRimSize } from "./smart-query-kinds.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { hasSides, sharedSide } from "./smart-query-shared-side.ts";
import { mostWords, textAt, unlistedIn } from "./smart-query-unlisted.ts";
import { askedFor } from "./smart-query-wished.ts";
import { bodyWords, noise, otherWords } from "./smart-query-words.ts";
import { squash } from "./text.ts";

/** What a price list knows of words. */
export type PartLexicon = {
  /** The word stands in a part's name or another name of it, whole; `asIs`: and is no form of a verb. */
  isPartWord(word: string, asIs?: boolean): boolean;
  /** Some part has all these words. */
  isPart(words: string): boolean;
  /** Some part has all these words as they are written, or is called so. */
  isListed(words: string): boolean;
  /** Some part's name itself joins two: "door latch and lock", "jack and tools". */
  isJoint(words: string): boolean;
  /** The word alone is what some part is, or is called: "computadora", no "tiempo" of a chain and no "long" of a block. */
  isHead(word: string): boolean;
  /** People say it of a car, and no price list has it: "front clip", "headache rack". */
  isUnlisted(words: string): boolean;
  /** The word of a part that a mistyped one is near to, and how far. */
  nearest(word: string): { readonly word: string; readonly distance: number } | undefined;
};

export const noParts: PartLexicon = {
  isPartWord: () => false,
  isPart: () => false,
  isListed: () => false,
  isJoint: () => false,
  isHead: () => false,
  isUnlisted: () => false,
  nearest: () => undefined,
};

/**
 * `others`: further parts of the same line; `unlisted`: one that no list has; `torn`: what the part was said to be of, and no
 * list knows together with it; `having`: what it shall have, "con luz direccional"; `ofCar`: what tells of the car behind it; `told`: parts of a story
 * before another one is wished for, "tengo el motor pero ocupo la caja".
 */
type PartTaken = {
  part: string;
  took: string;
  others: string[];
  unlisted: string;
  torn: string[];
  having: string[];
  ofCar: string[];
  told: string[];
  rest: string[];
};

const rimWords = new Set(["rin", "rim", "wheel", "llanta", "tire", "aro", "yanta"].map(stem));
/** Inches, though no list has them: "wheels 22" is no year. */
export const isRimNumber = (word: string): boolean => /^(?:1[3-9]|2\d|30)$/.test(word);
export const isRimWord = (word: string): boolean => rimWords.has(stem(word));

/** Takes out the words that name a part; those that may be a car as well stay with it unless the rest is clear. */
export function takePart(words: readonly string[], lexicon: PartLexicon, vocabulary: Vocabulary): PartTaken {
  const isCar = (word: string) =>
    bodyWords.has(word) || vocabulary.makeByKey.has(squash(word)) || vocabulary.modelsByKey.has(squash(word));
  const isClearCar = (word: string) => isCar(word) && !lexicon.isPartWord(word) && !bodyWords.has(word);
  const carKnown = words.some(isClearCar);
  const names = carNames(words, lexicon, vocabulary);
  // A "beamer" is a car: no verb is made of it, and no beam of that verb.
  const isPartAt = (at: number) => lexicon.isPartWord(words[at] as string, isName(words[at] as string, vocabulary));
  const isSaid = (at: number) => isPartAt(at) && !names.has(at);
  const runs = listRuns(words, isSaid).flatMap((run) => splitAtWith(run, words, lexicon));
  const unlisted = runs.map((run) => unlistedIn(run, words, lexicon)).find((run) => run.length > 0) ?? [];
  const pieces = runs
    .map((run) => run.filter((at) => !unlisted.includes(at)))
    .flatMap((run) => piecesOf(run, words, lexicon, { isCar, carKnown }));
  const none = textAt(unlisted, words);
  const namesPart = (piece: readonly number[]) => isNamed(tellingOf(textAt(piece, words).split(" ")), lexicon);
  const first = pieces.find(namesPart)?.[0] ?? words.length;
  // "rear with disc": what it comes with gives a bare place no noun.
  const isFeature = (piece: readonly number[]) =>
    follows(piece, words, relations) &&
    ((piece[0] as number) > first || isPlace(words[relatedAt(piece, words) - 1] ?? ""));
  const features = pieces.filter(isFeature);
  const wished = pieces.filter((piece) => !features.includes(piece));
  const areOne = (all: readonly (readonly number[])[]) => together(all, words, lexicon).length === all.flat().length;
  const wanted = askedFor(wished, words, {
    isNamed: namesPart,
    areOne,
    isVerb: (at) => !isSmall(stem(words[at] as string)) && !lexicon.isPartWord(words[at] as string, true),
  });
  // "starter civic 98 5 speed", "switch behind the wheel": beside another part they tell how the car is, and where that one.
  const isAside = (piece: readonly number[]) =>
    (isGears(piece, words) || tellsOf(piece, words, areOne(wanted))) && !follows(piece, words, joiners);
  const asides = wanted.some((piece) => !isAside(piece) && namesPart(piece)) ? wanted.filter(isAside) : [];
  const asked = wanted.filter((piece) => !asides.includes(piece));
  const story = wished.filter((piece) => !wanted.includes(piece));
  const chosen = together(asked, words, lexicon);
  const taken = new Set(chosen);
  const said = textAt(
    [...taken].sort((a, b) => a - b),
    words,
  );
  const part = tellingOf(said.split(" "));
  const untaken = words.filter((_, at) => !unlisted.includes(at));
  if (!isNamed(part, lexicon))
    return { part: "", took: "", others: [], unlisted: none, torn: [], having: [], ofCar: [], told: [], rest: untaken };
  const others: string[] = [];
  const ofCar: string[] = [];
  for (const piece of asked) {
    if (piece.some((at) => taken.has(at))) continue;
    const text = textAt(piece, words);
    const isJoined = follows(piece, words, joiners);
    // "starter elantra auto trans", "flecha civic estandar": how the car is.
    if (!isJoined && (piece[0] as number) > (chosen[0] ?? 0) && text.split(" ").every((word) => ofCars.test(word))) {
      ofCar.push(text);
      for (const at of piece) taken.add(at);
      continue;
    }
    // "longer", "sends": a form of a verb is no second part.
    const isVerb = piece.length === 1 && !lexicon.isPartWord(text, true);
    if (isVerb || !isNamed(tellingOf(text.split(" ")), lexicon)) continue;
    others.push(text);
    for (const at of piece) taken.add(at);
  }
  // "front and rear bumper": one noun in two places.
  const [start = 0] = chosen;
  const other = [words[start - 2] ?? "", ...part.filter((word) => word !== words[start])].join(" ");
  if (
    joiners.has(words[start - 1] ?? "") &&
    [start, start - 2].every((at) => isKind(words[at] ?? "")) &&
    lexicon.isPart(other)
  ) {
    others.unshift(other);
    taken.add(start - 1).add(start - 2);
  }
  const side = sharedSide(asked, words);
  const onSide = (text: string) =>
    side !== "" && hasSides(text) && !text.includes(side) && lexicon.isPart(`${text} ${side}`)
      ? `${text} ${side}`
      : text;
  // "sensor atras": where it is chooses among the kinds of a part, and no part of many.
  const [head = "", more] = part.filter((word) => !isPlace(word));
  const places = more === undefined && heads.has(stem(head)) ? part.filter(isPlace) : [];
  const having = features.map((piece) => `${words[relatedAt(piece, words)]} ${textAt(piece, words)}`);
  for (const at of [...unlisted, ...features.flat(), ...story.flat(), ...asides.flat()]) taken.add(at);
  // "bobinas mas inyectores": what joins two that are taken.
  for (const [at, word] of words.entries())
    if (joiners.has(word) && taken.has(at - 1) && [at + 1, at + 2].some((next) => taken.has(next))) taken.add(at);
  const rest = words.filter((_, at) => !taken.has(at));
  const torn = runs.flatMap((run) => tornFrom(run, taken, words));
  return {
    part: places.length > 0 ? head : onSide(part.join(" ")),
    took: onSide(said),
    others: others.map(onSide),
    unlisted: none,
    torn,
    having,
    ofCar,
    told: [...[...story, ...asides].map((piece) => textAt(piece, words)), ...places, ...lostIn(chosen, words)],
    rest,
  };
}

/** "bulbo de aceite", where a list has a "bulbo" of another kind alone. */
function tornFrom(run: readonly number[], taken: ReadonlySet<number>, words: readonly string[]): string[] {
  return run.flatMap((at, place) => {
    const word = words[at] as string;
    const of = ["de", "del"].includes(words[run[place - 1] ?? -1] ?? "");
    return of && !taken.has(at) && taken.has(run[place - 2] ?? -1) && !isKind(word) && !isSmall(stem(word)) ? word : [];
  });
}

const tellingOf = (words: readonly string[]) => words.filter((word) => word !== "" && !isSmall(stem(word)));

/** Words that name a part: not only its kind, and not only what it belongs to. */
function isNamed(part: readonly string[], lexicon: PartLexicon): boolean {
  const telling = part.filter(
    (word) => !isKind(word) && ![otherWords, everydayWords, praise].some((of) => of.has(word)),
  );
  const [only, other] = telling;
  if (only === undefined || !lexicon.isPart(part.join(" "))) return false;
  return other !== undefined || part.length > 1 || lexicon.isHead(only);
}

/** The longest part of a run, and what is joined to it by a word for that: "alternador y marcha". */
function piecesOf(run: readonly number[], words: readonly string[], lexicon: PartLexicon, cars: Cars): number[][] {
  const piece = longestPart(run, words, lexicon, cars);
  const [first, last] = [piece[0], piece.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isJoiner = (at: number | undefined) => at !== undefined && joiners.has(words[at] as string);
  const before = run.filter((at) => at < first);
  while (articles.test(words[before.at(-1) ?? -1] ?? "")) before.pop();
  const after = run.filter((at) => at > last);
  const more: number[][] = [];
  if (isJoiner(before.at(-1))) more.push(...piecesOf(before.slice(0, -1), words, lexicon, cars));
  if (isJoiner(after[0])) more.push(...piecesOf(after.slice(1), words, lexicon, cars));
  return [piece, ...more];
}

/** All pieces, where they name one part; else the longest: "rear differential" beside a "4x4" that only gearboxes come in. */
function together(
  pieces: readonly (readonly number[])[],
  words: readonly string[],
  lexicon: PartLexicon,
): readonly number[] {
  const all = pieces.flat().sort((a, b) => a - b);
  const telling = all.map((at) => words[at] as string).filter((word) => !isSmall(stem(word)));
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  const whole = words.flatMap((_, at) => (at >= first && at <= last ? at : []));
  const isOne = !joinsTwo(whole, words) || lexicon.isJoint(telling.join(" "));
  if (pieces.length < 2 || (isOne && lexicon.isPart(telling.join(" ")))) return all;
  const naming = (piece: readonly number[]) => piece.filter((at) => !isKind(words[at] as string)).length;
  const named = pieces.filter((piece) => isNamed(tellingOf(textAt(piece, words).split(" ")), lexicon));
  if (!isOne && named.length > 1) return named.toSorted((a, b) => (a[0] as number) - (b[0] as number))[0] ?? [];
  return pieces.toSorted((a, b) => naming(b) - naming(a) || b.length - a.length)[0] ?? [];
}

const isName = (word: string, { makeByKey, modelsByKey, carWords }: Vocabulary): boolean =>
  [makeByKey, modelsByKey, carWords].some((known) => known.has(squash(word)));

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
    const doors =
      /^(?:puertas|doors?|dr)$/.test(word) &&
      /^[2345]$/.test(words[at - 1] ?? "") &&
      (!isKind(words[at + 1] ?? "") || /^(?:puerta|door)/.test(words[at + 2] ?? ""));
    const named = !doors && !noise.has(word) && !praise.has(word) && isNamed(at);
    if (named || inches || counted) {
      run.push(...small, at);
      small = [];
    } else if (run.length > 0 && isSmall(stem(word)) && small.length < 2) small.push(at);
    else close();
  });
  close();
  return runs;
}

/** What tells how a car is, beside a part of its own. */
const ofCars =
  /^(?:auto(?:matic[oa]?)?|manual|est[ae]ndar|standard|stick|trans(?:mission|mision)?|motor|engine|wheel|drive|valv\w{0,10})$/;

/** "puerta con vidrio" is a door, and no door glass; a "llanta con rin" is one thing. */
function splitAtWith(run: readonly number[], words: readonly string[], lexicon: PartLexicon): (readonly number[])[] {
  const at = run.findIndex((of) => relations.has(words[of] as string));
  const isJoint = () =>
    [2, 3, 4].some((more) => lexicon.isJoint(tellingOf(textAt(run.slice(0, at + more), words).split(" ")).join(" ")));
  return at <= 0 || isJoint() ? [run] : [run.slice(0, at), ...splitAtWith(run.slice(at + 1), words, lexicon)];
}

type Cars = { isCar: (word: string) => boolean; carKnown: boolean };

/** The piece of a run that has most words of a part, then where it is, and not only the name of a car. */
function longestPart(run: readonly number[], words: readonly string[], lexicon: PartLexicon, cars: Cars): number[] {
  let best: readonly number[] = [];
  let most = -1;
  for (let count = Math.min(run.length, mostWords); count > 0; count--)
    for (let from = 0; from + count <= run.length; from++) {
      const piece = run.slice(from, from + count);
      const telling = tellingOf(piece.map((at) => words[at] as string));
      if ([piece[0], piece.at(-1)].some((at) => isSmall(stem(words[at as number] as string)))) continue;
      // Where it is, names none: "left front knuckle", of which no list has a front one, "left rear quarter glass".
      const naming = telling.filter((word) => !isKind(word)).length;
      if (telling.length === 0 || naming <= most || !lexicon.isPart(telling.join(" "))) continue;
      if (
        [piece[0], piece.at(-1)].some((at) => words[at as number] === "sin") ||
        ((joinsTwo(piece, words) || isTorn(piece, run, words)) && !lexicon.isJoint(telling.join(" ")))
      )
        continue;
      const clear = telling.some((word) => !isKind(word) && !cars.isCar(word));
      const besideCar = cars.carKnown && telling.some((word) => !isKind(word) && !bodyWords.has(word));
      if (clear || besideCar || naming === 0) [best, most] = [piece, naming];
    }
  return [...best];
}
