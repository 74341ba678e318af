import type { Facet } from "./smart-query-said.ts";

type Line = {
  /** The words of the line, in order. */
  readonly words: readonly string[];
  readonly part: { readonly took: string; readonly others: readonly string[] };
  /** The first car, and what else is a car, in their words. */
  readonly first: string;
  readonly others: readonly string[];
  /** The years of the second car, where each has its own. */
  readonly secondYears: readonly string[] | undefined;
  readonly said: Readonly<Record<Facet, readonly string[]>>;
};

const refusing = /^(?:no|not|nor|ni|but|menos|except|excepto|salvo)$/;
const small = /^(?:el|la|l[oa]s|una?|de|del|an?|the|for|para)$/;

/** "no de grand cherokee": what a no was said before is asked for by nobody. */
export function isRefused(name: string, words: readonly string[]): boolean {
  let at = words.indexOf(name.split(" ")[0] ?? "") - 1;
  while (small.test(words[at] ?? "")) at--;
  return refusing.test(words[at] ?? "");
}

const written = (...pieces: readonly (readonly string[])[]) => pieces.flat().filter(Boolean).join(" ");

/** The same line once more for each further part or car that it names. */
export function alsoAsked({ words, part, first, others, secondYears, said }: Line): string[] {
  const startOf = (name: string) => words.indexOf(name.split(" ")[0] ?? "");
  const inOrder = (...names: readonly string[]) =>
    names.every((name, at) => at === 0 || startOf(names[at - 1] as string) < startOf(name));
  const ofCar = (asked: readonly string[], car: string) =>
    // What is said before the first car is of each: "k24 motor from crv or accord".
    written(
      asked,
      [car],
      secondYears ?? said.years,
      said.engine.filter((name) => inOrder(name, first)),
      said.place,
    );
  const isAsked = (name: string) => !isRefused(name, words);
  const otherParts = part.others.filter(isAsked);
  const otherCars = others.filter(isAsked);
  const [otherPart, noPart] = otherParts;
  const [second, noCar] = otherCars;
  // "engine civic 2008 and transmission accord 2009", "cavalier starter, cobalt alternator": each part of its own car.
  const isTwo = otherPart !== undefined && second !== undefined && noPart === undefined && noCar === undefined;
  if (isTwo && (inOrder(part.took, first, otherPart, second) || inOrder(first, part.took, second, otherPart)))
    return [ofCar([otherPart], second)];
  return [
    ...otherParts.map((other) => written([other], said.car, said.years, said.engine, said.place)),
    ...otherCars.map((car) => ofCar(said.part, car)),
  ];
}
