import { type CarWord, type CarWordLine, carWordsOf, type NamedModel } from "./car-words.ts";
import { everydayWords, praise } from "./everyday-words.ts";
import { once } from "./once.ts";
import { remember } from "./remember.ts";
import { bodyWords, noise, otherWords } from "./smart-query-words.ts";
import { fold, squash } from "./text.ts";
import { typingDistance } from "./typing-distance.ts";

type NamedMake = { readonly id: number; readonly name: string };

/** Makes and models by every way of typing them. */
export type Vocabulary = {
  makeByKey: ReadonlyMap<string, number>;
  modelsByKey: ReadonlyMap<string, readonly NamedModel[]>;
  /** By the first words of a longer name: "promaster". */
  modelsByStart: ReadonlyMap<string, readonly NamedModel[]>;
  makeNames: ReadonlyMap<number, string>;
  models: ReadonlyMap<number, NamedModel>;
  /** Signs of bodies, engines, trims, and nicknames with years of their own, squashed. */
  carWords: ReadonlyMap<string, CarWord>;
  /** How many there are of a model; decides between names that are equally near. */
  weights: ReadonlyMap<number, number>;
};

type Names = {
  makes: readonly NamedMake[];
  models: readonly NamedModel[];
  makeAliases?: Iterable<readonly [alias: string, makeId: number]>;
  modelAliases?: Iterable<{ readonly alias: string; readonly modelId: number }>;
  weights?: ReadonlyMap<number, number>;
  carWords?: readonly CarWordLine[];
};

const add = (map: Map<string, NamedModel[]>, key: string, model: NamedModel) => {
  const held = map.get(key);
  if (!held) map.set(key, [model]);
  else if (!held.some(({ id }) => id === model.id)) held.push(model);
};

export function createVocabulary({
  makes,
  models,
  makeAliases = [],
  modelAliases = [],
  weights = new Map(),
  carWords = [],
}: Names): Vocabulary {
  const makeByKey = new Map<string, number>();
  const modelsByKey = new Map<string, NamedModel[]>();
  const modelsByStart = new Map<string, NamedModel[]>();
  const makeNames = new Map(makes.map(({ id, name }) => [id, name]));
  const modelById = new Map(models.map((model) => [model.id, model]));
  for (const { id, name } of makes) makeByKey.set(squash(name), id);
  for (const model of models) {
    const make = makeNames.get(model.makeId) ?? "";
    const bare = model.name.split("(", 1)[0]?.trim() ?? "";
    for (const name of new Set([model.name, bare])) {
      // "Pickup" as a name of a model would hide the body of that name.
      if (!bodyWords.has(fold(name))) add(modelsByKey, squash(name), model);
      add(modelsByKey, squash(make + name), model);
      const words = name.split(/[\s/]+/);
      for (let count = 1; count < words.length; count++) {
        const start = words.slice(0, count).join("");
        // "civic del 99" is a year; only "civic del sol" is the model.
        const whole = !noise.has(fold(words[count - 1] as string));
        if (whole && squash(start).length > 2 && !bodyWords.has(fold(start))) add(modelsByStart, squash(start), model);
      }
    }
  }
  const modelByName = new Map(models.map((model) => [`${makeNames.get(model.makeId)}\n${model.name}`, model]));
  const makeByName = new Map(makes.map(({ id, name }) => [name, id]));
  for (const { word, kind, make, model, beside } of carWords) {
    if (kind !== "nickname" || beside) continue;
    const named = modelByName.get(`${make}\n${model}`);
    const makeId = makeByName.get(make);
    if (named) add(modelsByKey, squash(word), named);
    else if (model === "" && makeId !== undefined && !makeByKey.has(squash(word))) makeByKey.set(squash(word), makeId);
  }
  for (const { alias, modelId } of modelAliases) {
    const model = modelById.get(modelId);
    if (model && !bodyWords.has(alias)) add(modelsByKey, squash(alias), model);
  }
  for (const [alias, makeId] of makeAliases) {
    // "vocho" names a model, however often people say it for the make.
    const key = squash(alias);
    if (!makeByKey.has(key) && !modelsByKey.has(key)) makeByKey.set(key, makeId);
  }
  const find = (make: string, model: string) => modelByName.get(`${make}\n${model}`);
  return {
    makeByKey,
    modelsByKey,
    modelsByStart,
    makeNames,
    models: modelById,
    weights,
    carWords: carWordsOf(carWords, squash, find),
  };
}

export const oneMake = (models: readonly { makeId: number }[]): number | null =>
  new Set(models.map(({ makeId }) => makeId)).size === 1 ? (models[0]?.makeId ?? null) : null;

type Guess = { key: string; makeId: number | undefined; models: readonly NamedModel[]; distance: number };

const guessesOf = once((vocabulary: Vocabulary) =>
  remember((key) => {
    const [make = "", ...rest] = key.split(" ");
    return nearestName(vocabulary, rest.join(" "), make === "" ? null : Number(make)) ?? null;
  }),
);

/** The one name that a mistyped word is nearest to; undefined when there is none, or two are equally near and common. */
export const guessName = (vocabulary: Vocabulary, word: string, makeId: number | null): Guess | undefined =>
  guessesOf(vocabulary)(`${makeId ?? ""} ${word}`) ?? undefined;

const isSameName = (one: Guess, other: Guess): boolean =>
  one.makeId === other.makeId && one.models.map(({ id }) => id).join() === other.models.map(({ id }) => id).join();

function nearestName(vocabulary: Vocabulary, word: string, makeId: number | null): Guess | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  if ([noise, otherWords, everydayWords, praise].some((known) => known.has(word))) return undefined;
  const limit = word.length < 7 ? 1 : 2;
  let best = limit + 1;
  let found: Guess[] = [];
  const consider = (guess: Omit<Guess, "distance">) => {
    if (guess.key.length < 4) return;
    const distance = typingDistance(word, guess.key, limit);
    if (distance > limit || distance > best) return;
    if (distance < best) found = [];
    best = distance;
    found.push({ ...guess, distance });
  };
  for (const [key, id] of vocabulary.makeByKey)
    if (makeId === null || id === makeId) consider({ key, makeId: id, models: [] });
  for (const [key, models] of vocabulary.modelsByKey) {
    const fitting = makeId === null ? models : models.filter((model) => model.makeId === makeId);
    if (fitting.length > 0) consider({ key, makeId: undefined, models: fitting });
  }
  const weight = ({ models }: Guess) => models.reduce((sum, { id }) => sum + (vocabulary.weights.get(id) ?? 0), 0);
  // The first letter is the one that people get right: "wranger" is no Ranger.
  const begins = found.filter(({ key }) => key[0] === word[0]);
  const [first, ...others] = (begins.length > 0 ? begins : found).sort((a, b) => weight(b) - weight(a));
  // Two ways to spell one name are no doubt: "volkswagen", "volkwagen".
  const second = first && others.find((other) => !isSameName(first, other));
  return first && second && weight(first) === weight(second) ? undefined : first;
}
