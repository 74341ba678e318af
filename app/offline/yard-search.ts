import { colorName } from "#core/color.ts";
import { spokenNumbers } from "#core/number-words.ts";
import { once } from "#core/once.ts";
import { findSingleYear, takeYearPhrases } from "#core/smart-query-years.ts";
import { fold, wordsOf } from "#core/text.ts";
import type { YardCar, YardName, YardPart } from "#core/yard-file.ts";
import { findYears, type YearList } from "#core/years.ts";
import { guessOf, isNamed, nameAt, readNames } from "./yard-names.ts";

/** What was typed into a saved yard's box: years, rows that are named as such, names of cars, and words. */
type YardAsk = {
  readonly years: YearList;
  readonly rows: readonly string[];
  readonly words: readonly string[];
  /** Of each name the cars that it may mean. */
  readonly named?: readonly (readonly YardName[])[];
};

const joinYears = (years: readonly string[], now: Date): YearList => findYears(years.join(","), now) ?? [];
const writeSpans = (years: YearList) => years.map(([from, to]) => `${from}-${to}`);

/** "civic 99-03", "honda fila A9", "row 17", "del 2005 en adelante": understood without a server. */
export function readYardAsk(typed: string, now = new Date()): YardAsk {
  const rows: string[] = [];
  const line = spokenNumbers(fold(typed).split(/\s+/).join(" ")).replace(
    /\b(?:filas?|rows?) ([a-z]{0,2}\d{1,3}[a-z]?)\b/g,
    (_, row: string) => {
      rows.push(row);
      return " ";
    },
  );
  const spans = takeYearPhrases(line, now);
  const words = wordsOf(spans.rest);
  const isYear = (word: string | undefined) => /^(?:19|20)\d\d$/.test(word ?? "");
  const single = words.filter(isYear);
  const [first = "", second] = single;
  // Two side by side are those between them too.
  const isSpan = second !== undefined && single.length === 2 && words.indexOf(second) === words.indexOf(first) + 1;
  const years = joinYears([...writeSpans(spans.years), ...(isSpan ? [`${first}-${second}`] : single)], now);
  return { years, rows, words: words.filter((word) => !isYear(word)) };
}

export const isEmpty = ({ years, rows, words, named = [] }: YardAsk): boolean =>
  years.length === 0 && rows.length === 0 && words.length === 0 && named.length === 0;

/** The words of a car; `row` is how a sign has it, in small letters. */
type FoundableCar = { readonly car: YardCar; readonly words: readonly string[]; readonly row: string };

function wordsOfCar({ make, model, trim, color }: YardCar): string[] {
  const colors = color ? `${colorName(color, "es")} ${colorName(color, "en")}` : "";
  // "F-150" is also found as f150.
  const whole = fold(`${make} ${model}`)
    .split(" ")
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""));
  return [...wordsOf(`${make} ${model} ${trim} ${colors}`), ...whole];
}

/** A yard has many cars that are called the same: each name is read once. */
function makeFoundable(cars: readonly YardCar[]): FoundableCar[] {
  const known = new Map<string, string[]>();
  return cars.map((car) => {
    const name = [car.make, car.model, car.trim, car.color].join("|");
    const words = known.get(name) ?? wordsOfCar(car);
    known.set(name, words);
    return { car, words, row: fold(car.row) };
  });
}

/** Reads the words of a yard's cars when it is first asked for some of them, so that it opens at once. */
export function carFinder(cars: readonly YardCar[]): (ask: YardAsk) => readonly YardCar[] {
  let foundable: FoundableCar[] | undefined;
  return (ask) => {
    if (isEmpty(ask)) return cars;
    foundable ??= makeFoundable(cars);
    return findCars(foundable, ask);
  };
}

/** The one that came last first; of one day the one that was written down last. */
export const byArrival = (a: YardCar, b: YardCar): number =>
  a.dateSet === b.dateSet ? b.id - a.id : a.dateSet < b.dateSet ? 1 : -1;

/** Every word begins a word of the car, or is its row; names, years and named rows hold too. Newest first. */
function findCars(cars: readonly FoundableCar[], { years, rows, words, named = [] }: YardAsk): YardCar[] {
  return cars
    .filter(({ car }) => years.length === 0 || years.some(([from, to]) => from <= car.year && car.year <= to))
    .filter(({ row }) => rows.length === 0 || rows.includes(row))
    .filter(({ car }) => named.every((names) => names.some((name) => isNamed(car, name))))
    .filter(({ words: own, row }) => words.every((word) => row === word || own.some((one) => one.startsWith(word))))
    .map(({ car }) => car)
    .sort((a, b) => b.year - a.year || byArrival(a, b));
}

const wordsOfPart = once(({ name, words }: YardPart) => wordsOf(`${name.es} ${name.en} ${words}`));

/** Parts whose name or other words, in either language, have all the words. */
export function findParts(parts: readonly YardPart[], { words }: YardAsk): YardPart[] {
  if (words.length === 0) return [];
  return parts.filter((part) => {
    const own = wordsOfPart(part);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** They say nothing of a car. */
const small = new Set(
  "a al con de del el en la las lo los mi para pa por un una y for from in my of on or the to with and".split(" "),
);

/** What was typed, as the yard's own cars are called; what was left out; and what was taken for a mistyped name. */
type Meant = {
  readonly ask: YardAsk;
  readonly left: readonly string[];
  readonly guesses: readonly { readonly typed: string; readonly meant: string }[];
};

/** "alternador sivic": a car by any of its names, mistyped or not; parts and unknown words are left out where a car is left. */
export function askReader(
  cars: readonly YardCar[],
  parts: readonly YardPart[],
  names: readonly YardName[] = [],
): (ask: YardAsk, now?: Date) => Meant {
  let known: { own: ReadonlySet<string>; book: ReturnType<typeof readNames> } | undefined;
  return (ask, now = new Date()) => {
    if (ask.words.length === 0) return { ask, left: [], guesses: [] };
    known ??= {
      own: new Set(cars.flatMap((car) => [...wordsOfCar(car), fold(car.row)])),
      book: readNames(cars, names),
    };
    const { own, book } = known;
    const isCar = (word: string) => [...own].some((one) => one.startsWith(word));
    const isPart = (word: string) => parts.some((part) => wordsOfPart(part).some((one) => one.startsWith(word)));
    const words: string[] = [];
    const named: (readonly YardName[])[] = [];
    const years: string[] = writeSpans(ask.years);
    const left: string[] = [];
    const guesses: { typed: string; meant: string }[] = [];
    for (let at = 0; at < ask.words.length; ) {
      const word = ask.words[at] as string;
      const name = nameAt(book, ask.words, at);
      const year = own.has(word) ? undefined : findSingleYear(word, now);
      if (name && (name.count > 1 || !isCar(word))) named.push(book.get(name.key) ?? []);
      else if (year !== undefined) years.push(String(year));
      else if (isCar(word)) words.push(word);
      else if (!small.has(word)) {
        const guess = isPart(word) ? undefined : guessOf(book, word);
        const [meant] = (guess !== undefined && book.get(guess)) || [];
        if (guess === undefined || meant === undefined) left.push(word);
        else {
          named.push(book.get(guess) ?? []);
          guesses.push({ typed: word, meant: `${meant[1]} ${meant[2]}`.trim() });
        }
      }
      at += name && (name.count > 1 || !isCar(word)) ? name.count : 1;
    }
    const found = { ...ask, words, named, years: besideNames(joinYears(years, now), named) };
    return isEmpty(found) ? { ask, left: [], guesses: [] } : { ask: found, left, guesses };
  };
}

/** A name's own years are meant where the typed ones are none of them: a Tsuru of 1995 is a Sentra of 1991 to 1994. */
function besideNames(years: YearList, named: readonly (readonly YardName[])[]): YearList {
  const within = ([, , , span]: YardName) => !span || years.some(([from, to]) => from <= span[1] && span[0] <= to);
  return named.every((names) => names.some(within)) ? years : [];
}
