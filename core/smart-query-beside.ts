import { type Color, findColor } from "./color.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { scanNames } from "./smart-query-scan.ts";
import { findYears, type YearList } from "./years.ts";

/** The models of a name that were made in the years: the Lancer of 2010 is no Dodge. All of them where that leaves none. */
export function madeIn(modelIds: readonly number[], years: YearList, { models }: Vocabulary): readonly number[] {
  if (modelIds.length < 2 || years.length === 0) return modelIds;
  const made = modelIds.filter((id) => {
    const known = findYears(models.get(id)?.years ?? "") ?? [];
    return known.length === 0 || known.some(([from, to]) => years.some(([first, last]) => first <= to && from <= last));
  });
  return made.length > 0 ? made : modelIds;
}

/** Two bare years side by side are those between them too: "98 2002". */
export function bareYears(years: readonly string[], said: readonly string[], line: readonly string[]): string {
  const [first, second, third] = years;
  const beside = line.some((word, at) => word === said[0] && line[at + 1] === said[1]);
  const range = second !== undefined && third === undefined && beside && Number(first) < Number(second);
  return range ? `${first}-${second}` : years.join(",");
}

type SecondCar = { readonly words: string; readonly modelIds?: readonly number[]; readonly rest: readonly string[] };

/** A further car beside a part: of another make among what was left, else another name of the same make. */
export function otherCar(
  { cars }: { cars: readonly { modelIds: number[]; words: string }[] },
  leftover: readonly string[],
  vocabulary: Vocabulary,
  now: Date,
): SecondCar | undefined {
  const [first, second] = cars;
  if (!first) return undefined;
  if (second && !second.modelIds.some((id) => first.modelIds.includes(id)))
    return { words: second.words, modelIds: first.modelIds, rest: leftover };
  const more = leftover.length > 0 ? scanNames(leftover, vocabulary, now) : undefined;
  return more && more.modelIds.length > 0 ? { words: more.took.car.join(" "), rest: more.rest } : undefined;
}

/** "4 cilindros", where no part has them. */
export const joinCylinders = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (/^(?:[34568]|10|12)$/.test(word) && /^(?:cil|cyl)(?:indros?|inders?)?$/.test(words[at + 1] ?? ""))
      return `${word}cyl`;
    return at > 0 && /^(?:cil|cyl)(?:indros?|inders?)?$/.test(word) && /^\d+$/.test(words[at - 1] as string)
      ? []
      : word;
  });

/** What seats are made of, which no search goes by. */
export const stuffs = new Set(["cuero", "piel", "leather"]);

/** What they colour is no paint. */
export const insideWords = new Set("interior interiores tapiceria vestidura vestiduras".split(" "));

/** Short words mean colours only when they are spelt out: "mar" is the sea. */
export function colorOf(word: string): Color | undefined {
  if (word.length < 4 && !["red", "tan", "oro"].includes(word)) return undefined;
  const forms = [word, word.replace(/s$/, ""), word.replace(/as?$/, "o"), word.replace(/es$/, "")];
  for (const form of forms) {
    const color = form.length > 2 ? findColor(form) : undefined;
    if (color && form.length >= 3) return color;
  }
  return undefined;
}
