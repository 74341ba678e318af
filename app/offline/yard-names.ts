import { beginsAlike } from "#core/by-ear.ts";
import { squash } from "#core/text.ts";
import { typingDistance } from "#core/typing-distance.ts";
import type { YardCar, YardName } from "#core/yard-file.ts";

const mostWords = 3;

/** The yard's own cars by every name that people give them. */
type NameBook = ReadonlyMap<string, readonly YardName[]>;

export function readNames(cars: readonly YardCar[], names: readonly YardName[]): NameBook {
  const book = new Map<string, YardName[]>();
  const add = (name: YardName) => {
    const held = book.get(name[0]);
    if (held) held.push(name);
    else book.set(name[0], [name]);
  };
  const seen = new Set<string>();
  for (const { make, model } of cars) {
    const [ofMake, own] = [squash(make), squash(model)];
    if (!seen.has(ofMake)) add([ofMake, make, ""]);
    if (!seen.has(`${ofMake} ${own}`)) {
      add([own, make, model]);
      if (!seen.has(`${ofMake}${own}`)) add([ofMake + own, make, model]);
    }
    seen.add(ofMake).add(`${ofMake} ${own}`);
  }
  for (const name of names) add(name);
  return book;
}

/** The longest name that begins at a word. */
export function nameAt(
  book: NameBook,
  words: readonly string[],
  at: number,
): { key: string; count: number } | undefined {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
    const key = words.slice(at, at + count).join("");
    if (book.has(key) && (count > 1 || key.length > 1)) return { key, count };
  }
  return undefined;
}

/** The one name that a mistyped word is nearest to; none where two are as near. */
export function guessOf(book: NameBook, word: string): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  const limit = word.length < 7 ? 1 : 2;
  let best = limit + 1;
  let found: string[] = [];
  for (const key of book.keys()) {
    if (key.length < 4 || !beginsAlike(word, key)) continue;
    const distance = typingDistance(word, key, Math.min(limit, best));
    if (distance > limit || distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(key);
  }
  const cars = new Set(found.map((key) => JSON.stringify((book.get(key) ?? []).map(([, ...car]) => car))));
  return cars.size === 1 ? found[0] : undefined;
}

export const isNamed = (car: YardCar, [, make, model, years]: YardName): boolean =>
  car.make === make &&
  (model === "" || car.model === model) &&
  (!years || (years[0] <= car.year && car.year <= years[1]));
