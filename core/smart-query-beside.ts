import type { MeantCar, NamedModel } from "./car-words.ts";
import { type Color, findColor } from "./color.ts";
import { guessName, type Vocabulary } from "./smart-query-names.ts";
import { scanNames } from "./smart-query-scan.ts";
import { findSingleYear } from "./smart-query-years.ts";
import { findYears, type YearList } from "./years.ts";

const isMadeIn = (model: NamedModel | undefined, years: YearList): boolean => {
  const known = findYears(model?.years ?? "") ?? [];
  return known.length === 0 || known.some(([from, to]) => years.some(([first, last]) => first <= to && from <= last));
};

/**
 * The car that a mistyped word is near to. Beside a model that is spelt right it is a word of its own: "tacoma prerunner";
 * nor is a model meant that was never sold in the years of the line: "tren smision passat 2013" names no Vision.
 */
export function guessCar(
  word: string,
  about: { makeId: number | null; isNamed: boolean; ranges: YearList; line: readonly string[]; now: Date },
  vocabulary: Vocabulary,
) {
  const guess = guessName(vocabulary, word, about.makeId);
  if (!guess?.models.length) return guess;
  if (about.isNamed) return undefined;
  const single = about.line.filter((one) => /^\d{4}$/.test(one)).join();
  const years = [...about.ranges, ...(findYears(single, about.now) ?? [])];
  return years.length === 0 || guess.models.some((model) => isMadeIn(model, years)) ? guess : undefined;
}

/** The models of a name that were made in the years: the Lancer of 2010 is no Dodge. All of them where that leaves none. */
export function madeIn(modelIds: readonly number[], years: YearList, { models }: Vocabulary): readonly number[] {
  if (modelIds.length < 2 || years.length === 0) return modelIds;
  const made = modelIds.filter((id) => isMadeIn(models.get(id), years));
  return made.length > 0 ? made : modelIds;
}

/** "brakes from impala fit malibu": between two cars it asks whether it does, and is none itself. */
export function withoutVerb(words: readonly string[], { modelsByKey, makeByKey }: Vocabulary): readonly string[] {
  const isCar = (word: string) => modelsByKey.has(word) || makeByKey.has(word);
  return words.filter((word, at) => {
    if (word !== "fit" || makeByKey.has(words[at - 1] ?? "") || /^(?:or|and|y|o)$/.test(words[at - 1] ?? ""))
      return true;
    return !words.slice(0, at).some(isCar) || !words.slice(at + 1).some(isCar);
  });
}

const rims =
  /^(?:rin|rims?|rines|wheels?|llantas?|tires?|aros?|yantas?|tapon|tapones|polvera|polveras|hubcaps?|centros?)$/;

/**
 * "rines camry 2011 de 16": beside a year of four digits a number that "de" leads to is none of its own, nor one beside a
 * wheel, where it is inches.
 */
const isSizeHere = (word: string, before: string, line: readonly string[]): boolean =>
  /^\d\d$/.test(word) &&
  line.some((one) => /^(?:19|20)\d\d$/.test(one)) &&
  (before === "de" || (/^(?:1[3-9]|2\d)$/.test(word) && line.some((one) => rims.test(one))));

/** A word that is a year; two digits are none of before 1970 where no such car was made: "civic 40". */
export function yearMeant(
  word: string,
  {
    before,
    modelIds,
    isOfCar,
    line,
    now,
  }: { before: string; modelIds: readonly number[]; isOfCar: boolean; line: readonly string[]; now: Date },
  { models }: Vocabulary,
) {
  if (isSizeHere(word, before, line)) return undefined;
  // "carro numero 12"; "por la 63" is a street where no car is named.
  const isBare = /^\d\d$/.test(word) && !isOfCar && !["del", "modelo", "model", "ano", "year"].includes(before);
  const year = isBare || ["numero", "number"].includes(before) ? undefined : findSingleYear(word, now);
  if (year === undefined || year >= 1970 || /\d{4}/.test(word)) return year;
  const made = modelIds.flatMap((id) => findYears(models.get(id)?.years ?? "") ?? []);
  return made.length > 0 && !made.some(([from, to]) => from <= year && year <= to) ? undefined : year;
}

/** What may be a year of a car is read after the cars that are misspelt, where none is known yet. */
export const shortLast = (words: readonly string[], isOfCar: boolean): readonly string[] =>
  isOfCar ? words : words.toSorted((a, b) => Number(/^\d\d$/.test(a)) - Number(/^\d\d$/.test(b)));

/** Two bare years side by side are those between them too: "98 2002". */
export function bareYears(years: readonly string[], said: readonly string[], line: readonly string[]): string {
  const [first, second, third] = years;
  const beside = line.some((word, at) => word === said[0] && line[at + 1] === said[1]);
  const range = second !== undefined && third === undefined && beside && Number(first) < Number(second);
  return range ? `${first}-${second}` : years.join(",");
}

/** The words of the years of each of two cars, where both do not have the same: "civic 2005 y camry 2008", "2005 civic and 2008 camry". */
export function yearsOfTwo(
  line: readonly string[],
  [first, second]: readonly [string, string],
  years: readonly string[],
): readonly [string[], string[]] | undefined {
  const placeOf = (words: string) => line.indexOf(words.split(" ")[0] ?? "");
  const [one, two] = [placeOf(first), placeOf(second)];
  if (one < 0 || two < one || years.length === 0) return undefined;
  const [before, between, after]: [string[], string[], string[]] = [[], [], []];
  let at = -1;
  for (const year of years) {
    at = line.indexOf(year, at + 1);
    (at < one ? before : at < two ? between : after).push(year);
  }
  if (between.length === 0) return undefined;
  return before.length > 0 && after.length === 0 ? [before, between] : [[...before, ...between], after];
}

type OtherCars = {
  readonly words: readonly string[];
  readonly modelIds?: readonly number[];
  readonly rest: readonly string[];
};

/** Further cars beside a part: other names of the same make, else one of another make among what was left. */
export function otherCars(
  { cars }: { cars: readonly { modelIds: number[]; words: string }[] },
  leftover: readonly string[],
  vocabulary: Vocabulary,
  now: Date,
): OtherCars | undefined {
  const [first, ...more] = cars;
  if (!first) return undefined;
  const others = more.filter(({ modelIds }) => !modelIds.some((id) => first.modelIds.includes(id)));
  if (others.length > 0) return { words: others.map(({ words }) => words), modelIds: first.modelIds, rest: leftover };
  const left = leftover.length > 0 ? scanNames(leftover, vocabulary, now) : undefined;
  return left && left.modelIds.length > 0 ? { words: [left.took.car.join(" ")], rest: left.rest } : undefined;
}

/** Of two cars without a part each with its years, where they differ. */
export function apartByYears(
  cars: readonly { modelIds: number[] }[],
  years: readonly [YearList, YearList] | undefined,
  { models }: Vocabulary,
): readonly MeantCar[] {
  if (!years || cars.length !== 2) return [];
  return cars.flatMap(({ modelIds }, at) =>
    modelIds.flatMap((id) => {
      const model = models.get(id);
      return model ? (years[at] ?? []).map(([from, to]) => ({ model, from, to, engine: "" })) : [];
    }),
  );
}

/** "4 cilindros", where no part has them. */
export const joinCylinders = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (/^(?:[34568]|10|12)$/.test(word) && /^(?:cil|cyl)(?:indros?|inders?)?$/.test(words[at + 1] ?? ""))
      return `${word}cyl`;
    return at > 0 &&
      /^(?:cil|cyl)(?:indros?|inders?)?$/.test(word) &&
      /^(?:[34568]|10|12)$/.test(words[at - 1] as string)
      ? []
      : word;
  });

/** What seats are made of, which no search goes by. */
export const stuffs = new Set(["cuero", "piel", "leather"]);

/** What they colour is no paint; and what has turned yellow was none. */
export const unpainted = new Set(
  "interior interiores tapiceria vestidura vestiduras esta estan quedo puso bien muy turned turning".split(" "),
);

/** What yards' files call a silver car by is, of a part, what it is made of. */
const finishes = new Set(["chrome", "aluminum", "platinum"]);

/** Short words mean colours only when they are spelt out: "mar" is the sea. */
export function colorOf(word: string): Color | undefined {
  if ((word.length < 4 && !["red", "tan", "oro"].includes(word)) || finishes.has(word)) return undefined;
  const forms = [word, word.replace(/s$/, ""), word.replace(/as?$/, "o"), word.replace(/es$/, "")];
  for (const form of forms) {
    const color = form.length > 2 ? findColor(form) : undefined;
    if (color && form.length >= 3) return color;
  }
  return undefined;
}
