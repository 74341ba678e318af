import type { Body } from "./body.ts";
import type { NamedModel } from "./car-words.ts";
import { isBodyOfOne, takeBodies } from "./smart-query-bodies.ts";
import { isEngine } from "./smart-query-engine.ts";
import { guessName, type Vocabulary } from "./smart-query-names.ts";
import { asTyped, noise } from "./smart-query-words.ts";
import { squash } from "./text.ts";

type Names = {
  makeId: number | null;
  modelIds: number[];
  /** Of each name in the line, the models and the words: several where several cars are named. */
  cars: { modelIds: number[]; words: string }[];
  /** Of a model without a name of its own for it: "2500hd". */
  series: string[];
  bodies: Body[];
  guesses: { typed: string; meant: string }[];
  /** The words of the car, and of its body. */
  took: { car: string[]; body: string[] };
  rest: string[];
};

const longest = 4;

/** Finds bodies, makes and models in the words; the longest name wins. */
export function scanNames(words: readonly string[], vocabulary: Vocabulary, now: Date): Names {
  const bodies = new Set<Body>();
  const body: string[] = [];
  const places: number[] = [];
  const plain = takeBodies(words, bodies, { took: body, places }, vocabulary);
  const makeId = findMake(plain, vocabulary);
  const rest: string[] = [];
  const car: string[] = [];
  const models = new Map<number, NamedModel>();
  const guesses: Names["guesses"] = [];
  const cars: Names["cars"] = [];
  const series: string[] = [];
  const spans: { readonly from: number; readonly to: number }[] = [];
  let atMake = false;
  let atModel = false;
  for (let at = 0; at < plain.length; ) {
    // "silverado 1500": the yards' name for the series, where the catalogue has none of its own.
    if (atModel && /^[123]500(?:hd)?$/.test(plain[at] as string)) {
      // A half-ton is what the plain name says.
      if (!(plain[at] as string).startsWith("15")) series.push(plain[at] as string);
      car.push(plain[at++] as string);
      continue;
    }
    const found = withSeries(plain, at, findModels(plain, at, { vocabulary, makeId, atMake, now }), vocabulary);
    const made = found ? undefined : makeAt(plain, at, vocabulary);
    if (found) {
      for (const model of found.models) models.set(model.id, model);
      const last = plain[at + found.count - 1] as string;
      if (found.typed !== undefined) guesses.push({ typed: found.typed, meant: nameOf(found.models[0], vocabulary) });
      // "toyota 86" may be the model or the year.
      else if (/^\d\d$/.test(last)) guesses.push({ typed: last, meant: nameOf(found.models[0], vocabulary) });
      const words = plain.slice(at, at + found.count);
      cars.push({ modelIds: found.models.map(({ id }) => id), words: words.join(" ") });
      // The number alone names the model: "chevy 2500hd".
      series.push(
        ...words.filter(
          (word) => /^[23]500(?:hd)?$/.test(word) && !found.models.some(({ name }) => name.includes(word)),
        ),
      );
      car.push(...words);
      spans.push({ from: at, to: at + found.count });
      at += found.count;
    } else if (made?.makeId === makeId && made !== undefined) {
      car.push(...plain.slice(at, at + made.count));
      at += made.count;
    } else rest.push(plain[at++] as string);
    atMake = made !== undefined && made.makeId === makeId;
    atModel = found !== undefined && !found.models.some(({ name }) => /\b[123]500$/.test(name));
  }
  // "tahoe g80 diff": letters and a number are no second car, but a lock or a gearbox of the one that is named.
  for (const { modelIds, words: code } of makeId === null ? cars.filter((one) => isCode(one.words)) : []) {
    if (cars.every((one) => isCode(one.words)) || hasOwnPlace(plain, code, cars)) continue;
    cars.splice(
      cars.findIndex((one) => one.words === code),
      1,
    );
    for (const id of modelIds) if (!cars.some((one) => one.modelIds.includes(id))) models.delete(id);
    car.splice(car.indexOf(code), 1);
    series.push(code);
  }
  // "Corolla o Camry wagon": of one of several cars, it would leave out the others.
  if (new Set(cars.map(({ modelIds }) => modelIds.join())).size > 1 && isBodyOfOne(places, spans, plain)) {
    series.push(...body.map(asTyped));
    car.push(...body.splice(0));
    bodies.clear();
  }
  const makes = new Set([...models.values()].map((model) => model.makeId));
  return {
    makeId: makeId ?? (makes.size === 1 ? ([...makes][0] as number) : null),
    modelIds: [...models.keys()],
    cars,
    series,
    bodies: [...bodies],
    guesses,
    took: { car, body: body.map(asTyped) },
    rest,
  };
}

const isCode = (name: string) => /^[a-z]{1,2}\d{1,2}$/.test(name);

/** Whether a year that is no other car's stands beside it, or what joins two cars: "x5 2004 y civic 2005". */
function hasOwnPlace(words: readonly string[], code: string, cars: Names["cars"]): boolean {
  const at = words.indexOf(code);
  const isCar = (of: number) => cars.some((one) => one.words.split(" ").includes(words[of] ?? ""));
  return [-1, 1].some(
    (way) =>
      /^(?:y|o|and|or|e|u)$/.test(words[at + way] ?? "") ||
      (/^(?:(?:19|20)\d\d|\d\d)$/.test(words[at + way] ?? "") && !isCar(at + 2 * way)),
  );
}

const nameOf = (model: NamedModel | undefined, { makeNames }: Vocabulary) =>
  model ? `${makeNames.get(model.makeId) ?? ""} ${model.name}` : "";

function makeAt(words: readonly string[], at: number, { makeByKey }: Vocabulary) {
  for (let count = Math.min(longest, words.length - at); count > 0; count--) {
    const makeId = makeByKey.get(squash(words.slice(at, at + count).join("")));
    if (makeId !== undefined) return { makeId, count };
  }
  return undefined;
}

/** "ram van": the make's word begins a longer name of another make's model. */
function longerModel(
  words: readonly string[],
  at: number,
  hit: { makeId: number; count: number },
  { modelsByKey }: Vocabulary,
) {
  for (let count = Math.min(longest, words.length - at); count > hit.count; count--) {
    const models = modelsByKey.get(squash(words.slice(at, at + count).join("")));
    if (models?.length) return models.some((model) => model.makeId === hit.makeId) ? undefined : count;
  }
  return undefined;
}

/** The make of the line. A second one may be a model of the first ("dodge ram") or the other way round. */
function findMake(words: readonly string[], vocabulary: Vocabulary): number | null {
  const hits: { makeId: number; key: string }[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = makeAt(words, at, vocabulary);
    const longer = hit && longerModel(words, at, hit, vocabulary);
    if (longer) {
      at += longer;
      continue;
    }
    if (hit) hits.push({ makeId: hit.makeId, key: squash(words.slice(at, at + hit.count).join("")) });
    at += hit?.count ?? 1;
  }
  const isModelOf = (key: string, makeId: number) =>
    vocabulary.modelsByKey.get(key)?.some((model) => model.makeId === makeId) ?? false;
  const [first, ...others] = hits;
  if (!first) return null;
  const owner = others.find((other) => other.makeId !== first.makeId && isModelOf(first.key, other.makeId));
  const makeId = owner?.makeId ?? first.makeId;
  // "honda tacoma", "de jetta y de una ram": a name that only other makes have is believed before the make.
  const named = words.flatMap((word) => {
    const key = squash(word);
    return key.length < 4 || /\d/.test(key) || noise.has(word) || vocabulary.makeByKey.has(key)
      ? []
      : (vocabulary.modelsByKey.get(key) ?? []);
  });
  const isOwn = named.some((model) => model.makeId === makeId) || isModelBeside(words, makeId, vocabulary);
  return named.length > 0 && !isOwn ? null : makeId;
}

/** "ford f150 lariat", "mercedes c class": a model of the make in one word or two. */
const isModelBeside = (words: readonly string[], makeId: number, { modelsByKey, modelsByStart }: Vocabulary): boolean =>
  words.some((word, at) =>
    [word, `${word}${words[at + 1] ?? ""}`].some((name) =>
      [modelsByKey, modelsByStart].some((of) => of.get(squash(name))?.some((model) => model.makeId === makeId)),
    ),
  );

type FoundModels = { key: string; count: number; models: readonly NamedModel[]; typed?: string };
type Where = { vocabulary: Vocabulary; makeId: number | null; atMake: boolean; now: Date };

/** "corolla s" is a trim. Several of a name of several words are no other: "crown victorias". One word more is left to a guess: Sparks is a city. */
const modelsOf = (key: string, count: number, { modelsByKey }: Vocabulary, isTrimmed: boolean): readonly NamedModel[] =>
  modelsByKey.get(key) ?? (count > 1 && !isTrimmed ? modelsByKey.get(key.replace(/s$/, "")) : undefined) ?? [];

function findModels(words: readonly string[], at: number, where: Where): FoundModels | undefined {
  const { vocabulary, makeId } = where;
  // "mirror with compass" is of another car.
  const isModel = (word: string) => vocabulary.modelsByKey.has(word);
  if (["with", "con"].includes(words[at - 1] ?? "") && words.some((word, of) => of !== at && isModel(word)))
    return undefined;
  for (let count = Math.min(longest, words.length - at); count > 0; count--) {
    const key = squash(words.slice(at, at + count).join(""));
    // "a 4" is an Audi beside its make alone.
    if (count > 1 && makeId === null && words[at] === "a") continue;
    const fits = (model: NamedModel) => makeId === null || model.makeId === makeId;
    const models = modelsOf(key, count, vocabulary, words[at + count - 1] === "s").filter(fits);
    const started = vocabulary.modelsByStart.get(key)?.filter(fits) ?? [];
    const longer = started.length > 0 ? guessLonger(words, at, count + 1, where) : undefined;
    // "2008 300"
    const isDated =
      /^(?:19|20)\d\d$/.test(words[at - 1] ?? "") && /^[1-9]00$/.test(key) && !units.test(words[at + count] ?? "");
    if (models.length > 0 && (isDated || isName(key, where)) && !namesMake(key, where))
      return longer ?? { key, count, models };
    // "lesabre custom": beside a car's whole name its trim is no beginning of another's.
    const isNamed = makeId === null && words.some((word, of) => (of < at || of >= at + count) && isModel(word));
    if (
      started.length > 0 &&
      !isNamed &&
      key.length > 3 &&
      !/^\d+$/.test(key) &&
      !vocabulary.makeByKey.has(key) &&
      !noise.has(key)
    )
      return longer ?? { key, count, models: started };
  }
  return undefined;
}

/** "grand cheroke": the first word is right, and the next one mistyped. */
function guessLonger(words: readonly string[], at: number, count: number, where: Where): FoundModels | undefined {
  const typed = words.slice(at, at + count);
  // A short one may be a name of its own: "prius c" is no Prius V.
  if (typed.length < count || (typed.at(-1) as string).length < 4) return undefined;
  const guess = guessName(where.vocabulary, squash(typed.join("")), where.makeId);
  return guess?.models.length ? { key: guess.key, count, models: guess.models, typed: typed.join(" ") } : undefined;
}

/** "lexus rx 350": the make and the model are a name, and so are the model and its number. */
function withSeries(
  words: readonly string[],
  at: number,
  found: FoundModels | undefined,
  { modelsByKey }: Vocabulary,
): FoundModels | undefined {
  const end = at + (found?.count ?? 0);
  if (!found || end >= words.length) return found;
  const isSame = ({ id }: NamedModel) => found.models.some((model) => model.id === id);
  for (let from = at; from < end; from++)
    if (modelsByKey.get(squash(words.slice(from, end + 1).join("")))?.some(isSame))
      return { ...found, count: found.count + 1 };
  return found;
}

/** "ram", "genesis", "smart": also a make; alone it is the make, after another make it is the model. */
const namesMake = (key: string, { vocabulary, makeId }: Where): boolean =>
  vocabulary.makeByKey.get(key) === makeId && vocabulary.makeByKey.has(key);

/** "motor 350": engines that are called by their size, where no make says that it is a car. */
const cubicInches = new Set("283 302 305 307 318 327 340 350 351 360 390 400 440 454 455 460".split(" "));

const units = /^(?:dollars?|dolares|bucks|pesos|mil|miles|millas|mi|km|cc|watts?|amps?)$/;

/** Numbers and very short names mean a model only beside its make: "90" is a year, "es" a word. */
function isName(key: string, { makeId, atMake, now }: Where): boolean {
  if (/^\d+$/.test(key)) {
    if (key.length <= 2) return atMake;
    const isYear = key.length === 4 && Number(key) >= 1900 && Number(key) <= now.getUTCFullYear() + 2;
    // "100 watt", "menos de 200": a round number is a model beside its make alone.
    return !isYear && (makeId !== null || !(cubicInches.has(key) || key.endsWith("00")));
  }
  if (isEngine(key)) return false;
  if (noise.has(key)) return atMake;
  return key.length > 2 || /\d/.test(key) || makeId !== null;
}
