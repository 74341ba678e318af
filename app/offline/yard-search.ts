import { colorName } from "#core/color.ts";
import { fold, wordsOf } from "#core/text.ts";
import type { YardCar, YardPart } from "#core/yard-file.ts";

/** What was typed into a saved yard's box: years, rows that are named as such, and words. */
export type YardAsk = {
  readonly years: readonly [from: number, to: number] | undefined;
  readonly rows: readonly string[];
  readonly words: readonly string[];
};

const fullYear = (text: string) =>
  text.length === 2 ? Number(text) + (Number(text) > 50 ? 1900 : 2000) : Number(text);

/** "civic 99-03", "honda fila A9", "row 17": understood without a server. */
export function readYardAsk(typed: string): YardAsk {
  let left = fold(typed).split(/\s+/).join(" ");
  const rows: string[] = [];
  left = left.replace(/\b(?:filas?|rows?) ([a-z]{0,2}\d{1,3}[a-z]?)\b/g, (_, row: string) => {
    rows.push(row);
    return " ";
  });
  let years: YardAsk["years"];
  left = left.replace(/\b((?:19|20)\d\d|\d\d) ?(?:-|–|a|to) ?((?:19|20)\d\d|\d\d)\b/, (_, a: string, b: string) => {
    const [from, to] = [fullYear(a), fullYear(b)];
    years = [Math.min(from, to), Math.max(from, to)];
    return " ";
  });
  left = left.replace(/\b(?:19|20)\d\d\b/g, (year) => {
    if (years) return year;
    years = [Number(year), Number(year)];
    return " ";
  });
  return { years, rows, words: wordsOf(left) };
}

export const isEmpty = ({ years, rows, words }: YardAsk): boolean => !years && rows.length === 0 && words.length === 0;

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

/** Every word begins a word of the car, or is its row; years and named rows hold too. Newest first. */
function findCars(cars: readonly FoundableCar[], { years, rows, words }: YardAsk): YardCar[] {
  return cars
    .filter(({ car }) => !years || (car.year >= years[0] && car.year <= years[1]))
    .filter(({ row }) => rows.length === 0 || rows.includes(row))
    .filter(({ words: own, row }) => words.every((word) => row === word || own.some((one) => one.startsWith(word))))
    .map(({ car }) => car)
    .sort((a, b) => b.year - a.year || byArrival(a, b));
}

const partWords = new WeakMap<YardPart, string[]>();

function wordsOfPart(part: YardPart): string[] {
  const words = partWords.get(part) ?? wordsOf(`${part.name.es} ${part.name.en} ${part.words}`);
  partWords.set(part, words);
  return words;
}

/** Parts whose name or other words, in either language, have all the words. */
export function findParts(parts: readonly YardPart[], { words }: YardAsk): YardPart[] {
  if (words.length === 0) return [];
  return parts.filter((part) => {
    const own = wordsOfPart(part);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** "alternador civic": what names a part and no car of the yard is left out, where other words are left. */
export function withoutParts(
  cars: readonly YardCar[],
  parts: readonly YardPart[],
  ask: YardAsk,
): { readonly ask: YardAsk; readonly left: readonly string[] } {
  if (ask.words.length === 0) return { ask, left: [] };
  const ofCars = new Set(cars.flatMap((car) => [...wordsOfCar(car), fold(car.row)]));
  const isCar = (word: string) => [...ofCars].some((own) => own.startsWith(word));
  const isPart = (word: string) => parts.some((part) => wordsOfPart(part).some((own) => own.startsWith(word)));
  const left = ask.words.filter((word) => !isCar(word) && isPart(word));
  const rest = { ...ask, words: ask.words.filter((word) => !left.includes(word)) };
  return isEmpty(rest) ? { ask, left: [] } : { ask: rest, left };
}
