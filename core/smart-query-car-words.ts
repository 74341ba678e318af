import { type CarWord, type MeantCar, oneEngine } from "./car-words.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { noise } from "./smart-query-words.ts";
import { squash } from "./text.ts";
import { findYears, writeYears, type YearList } from "./years.ts";

type Taken = { readonly words: string; readonly meant: CarWord };
type CarWordsTaken = { readonly taken: readonly Taken[]; readonly rest: readonly string[] };

const longest = 4;

/**
 * Takes signs, nicknames and engines out of the words, the longest first; a plain name of a car is left for later.
 * `besidePart`: a part was said, and whether a word beside it is one that is known.
 */
export function takeCarWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  { least, besidePart }: { least: number; besidePart?: ((word: string) => boolean) | undefined },
): CarWordsTaken {
  const { carWords, makeByKey, modelsByKey } = vocabulary;
  const keyAt = (at: number, count: number) => squash(words.slice(at, at + count).join(""));
  /** "powerstroke 6.0" is the "6.0 powerstroke" */
  const wordAt = (at: number, count: number) =>
    carWords.get(keyAt(at, count)) ??
    // "tsurus"
    (count === 1 && keyAt(at, 1).length > 5 ? carWords.get(keyAt(at, 1).replace(/s$/, "")) : undefined) ??
    (count === 2 && /^\d\.\d$/.test(words[at + 1] as string)
      ? carWords.get(squash(`${words[at + 1]}${words[at]}`))
      : undefined);
  const isName = (at: number, count: number) => modelsByKey.has(keyAt(at, count)) || makeByKey.has(keyAt(at, count));
  const taken: Taken[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(longest, words.length - at);
    // "behind a 6.0" is no A60, "motor de 4 cilindros" no DE4.
    if (noise.has(words[at] as string) || /^[oy]$/.test(words[at] as string)) count = Math.min(count, 1);
    while (count >= least && !wordAt(at, count)) count--;
    const meant = count < least ? undefined : wordAt(at, count);
    if (meant === undefined || !stands(at, count, meant)) {
      rest.push(words[at++] as string);
      continue;
    }
    taken.push({ words: words.slice(at, at + count).join(" "), meant });
    at += count;
  }
  return { taken, rest };

  /** Whether the word is said of a car here: "lincoln ls" is a name, "si" beside no car a word of every day. */
  function stands(at: number, count: number, { beside, cars, kind }: CarWord): boolean {
    const elsewhere = words.flatMap((word, of) => (of < at || of >= at + count ? word : []));
    if (at > 0 && isName(at - 1, count + 1)) return false;
    // "ls 400", "celica supra": what follows belongs to the name.
    for (let more = 1; more < longest && at + count + more <= words.length; more++)
      if (modelsByKey.has(keyAt(at, count + more))) return false;
    // "xj cherokee": what is a model's name too is the sign of another where that one stands beside it.
    const isOf = (word: string) =>
      cars.some(({ model }) => modelsByKey.get(squash(word))?.some(({ id }) => id === model.id));
    const own = cars.map(({ model }) => model.id);
    if (modelsByKey.get(keyAt(at, count))?.some(({ id }) => !own.includes(id))) return elsewhere.some(isOf);
    if (!beside) return true;
    // "bumper lol jk": letters beside a part are a car's only where nobody wonders at what else is said.
    if (besidePart && kind !== "trim" && (/\d/.test(keyAt(at, count)) || elsewhere.every(besidePart))) return true;
    const isCar = (word: string) => {
      const key = squash(word);
      // "si no es": no Lexus ES.
      return !noise.has(word) && (modelsByKey.has(key) || makeByKey.has(key) || carWords.get(key)?.beside === false);
    };
    const isPair = elsewhere.some((word, of) => of > 0 && modelsByKey.has(squash(`${elsewhere[of - 1]}${word}`)));
    // "si" by itself says yes.
    return isPair || elsewhere.some(isCar) || (kind !== "trim" && elsewhere.every((word) => noise.has(word)));
  }
}

type Named = { readonly makeId: number | null; readonly modelIds: readonly number[]; readonly years: YearList };
type CarsMeant = Named & {
  readonly engine: string;
  /** Which kind a gearbox is that was named by its sign: "manual", "automatic", or "". */
  readonly gearbox: string;
  /** Of cars with years of their own, each with its years: which is meant has to be asked. */
  readonly apart: readonly MeantCar[];
  /** The words of the car, and of its engine. */
  readonly car: readonly string[];
  readonly engineSaid: readonly string[];
  /** Understood, though no list of cars tells by them: a trim, a gearbox. */
  readonly beside: readonly string[];
  /** Names of cars that were never sold here. */
  readonly abroad: readonly string[];
  readonly leftover: readonly string[];
};

const within = (years: YearList, { from, to }: MeantCar) =>
  years.flatMap(([first, last]): [number, number][] => {
    const [start, end] = [Math.max(first, from), Math.min(last, to)];
    return start <= end ? [[start, end]] : [];
  });

/** What the words say together with the make, the model and the years that were named. */
export function carsMeant(taken: readonly Taken[], named: Named, now: Date): CarsMeant {
  let cars: readonly MeantCar[] | undefined;
  let years = named.years;
  const said = { car: [] as string[], engineSaid: [] as string[], beside: [] as string[], abroad: [] as string[] };
  const leftover: string[] = [];
  const sized: MeantCar[][] = [];
  let gearbox = "";
  for (const { words, meant } of taken) {
    if (meant.kind === "abroad") {
      said.abroad.push(words);
      continue;
    }
    const fits = (car: MeantCar) =>
      (named.modelIds.length > 0
        ? named.modelIds.includes(car.model.id)
        : named.makeId === null || named.makeId === car.model.makeId) &&
      (!cars || cars.some((other) => other.model.id === car.model.id));
    const fitting = meant.cars.filter(fits);
    const inYears = years.length === 0 ? fitting : fitting.filter((car) => within(years, car).length > 0);
    // Who says "Tsuru 1995" says by that name which body it is; a sign of a body or an engine in other years is doubtful.
    // A trim came and went in years that no list has whole: the model stays the one that was named.
    const anyYear = meant.kind === "trim" ? fitting.map((car) => ({ ...car, from: 0, to: 9999 })) : [];
    const chosen = inYears.length > 0 ? inYears : meant.kind === "nickname" ? fitting : anyYear;
    if (chosen.length === 0) {
      leftover.push(words);
      continue;
    }
    if (inYears.length === 0 && meant.kind === "nickname") {
      // The year goes with a car that was sold elsewhere only, and the answer says that it goes without: "tsuru 1999".
      if (years.length > 0) said.beside.push(writeYears(years));
      years = [];
    }
    const before = cars;
    cars = before ? chosen.map((car) => narrowed(car, before)).filter((car) => car.from <= car.to) : chosen;
    if (cars.length === 0) cars = chosen;
    const engine = oneEngine(chosen);
    if (meant.kind === "gearbox") gearbox = chosen[0]?.engine ?? "";
    if (engine !== "") sized.push(chosen);
    if (meant.kind === "engine" || meant.kind === "gearbox") said.engineSaid.push(words);
    else said.car.push(words);
    const tells = engine !== "" || meant.kind === "body" || meant.kind === "nickname";
    if (!tells) said.beside.push(words);
  }
  return {
    ...settled(cars, { ...named, years }, now),
    engine: oneEngine(sized.at(-1) ?? []),
    gearbox,
    ...said,
    leftover,
  };
}

const narrowed = (car: MeantCar, others: readonly MeantCar[]): MeantCar => {
  const own = others.filter(({ model }) => model.id === car.model.id);
  const from = Math.max(car.from, Math.min(...own.map((one) => one.from)));
  return { ...car, from, to: Math.min(car.to, Math.max(...own.map((one) => one.to))) };
};

/** One model, or several of the same years, are the search's own; else each keeps its years. */
function settled(cars: readonly MeantCar[] | undefined, named: Named, now: Date): Named & Pick<CarsMeant, "apart"> {
  if (!cars) return { ...named, apart: [] };
  const modelIds = [...new Set(cars.map(({ model }) => model.id))];
  const makes = [...new Set(cars.map(({ model }) => model.makeId))];
  const makeId = makes.length === 1 ? (makes[0] as number) : null;
  const everyYear = cars.some(({ from, to }) => from === 0 && to === 9999);
  const next = now.getUTCFullYear() + 1;
  const spans =
    named.years.length > 0
      ? cars.flatMap((car) => within(named.years, car))
      : everyYear
        ? []
        : cars.map(({ from, to }) => [from, Math.min(to, next)] as const);
  const years = findYears(spans.map(([from, to]) => `${from}-${to}`).join(","), now) ?? [];
  const alike = modelIds.length === 1 || new Set(cars.map(({ from, to }) => `${from}-${to}`)).size === 1;
  return { makeId, modelIds, years, apart: alike ? [] : cars };
}
