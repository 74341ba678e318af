import { filedUnder } from "#core/filed-makes.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { MakeRow, ModelRow } from "#data/schema.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { Held } from "#feeds/engine/feed.ts";
import { type Ask, isNewWord, notUsed } from "#feeds/engine/questions.ts";
import type { Catalog } from "./catalog.ts";
import { nearNames } from "./near-names.ts";
import { findCode, findMakeOfModel } from "./yard-codes.ts";

export type FoundModel = { modelId: number; trim: string; make: string; model: string };

/** What the words of a line mean; `asks`: what they were taken for that nobody has confirmed. */
export type ReadNames = { found: FoundModel; asks: readonly Ask[]; isNew: boolean } | Held;

type Known = {
  catalog: Catalog;
  said: SaidWords;
  /** The models that the whole file names beside a make's word, where it may be a sign of few letters. */
  beside: (make: string) => Iterable<string> | undefined;
};

type Hit = { model: ModelRow; trim: string; asks: readonly Ask[]; isNew?: boolean };
type Answer<T> = T | Held;

/** No letter or digit in it: nothing to remember an answer by but itself. */
const wordOf = (text: string) => normaliseName(text) || text.trim();

/** By what the answer about a model is remembered. */
const modelWord = (make: string, model: string): string => `${normaliseName(make)} ${wordOf(model)}`;

export function createNameReader({ catalog, said, beside }: Known) {
  const answers = new Map<string, ReadNames>();

  /** A sign of few letters is believed when every model that the file puts beside it is one of the make's. */
  const fileAgrees = (sign: string, make: MakeRow): boolean => {
    const models = [...(beside(sign) ?? [])];
    return models.length > 0 && models.every((model) => findModel(make, sign, model, 0) !== undefined);
  };

  function readMake(word: string, model: string): Answer<{ make: MakeRow; asks: readonly Ask[]; isNew?: boolean }> {
    const known = catalog.findMake(word);
    if (known) return { make: known, asks: [] };
    const ask = { kind: "make", word: wordOf(word), said: word } as const;
    const meaning = said.make?.[ask.word];
    if (meaning === notUsed) return { leftOut: { ...ask, choices: [] } };
    if (meaning === isNewWord) return { make: catalog.addMake(word), asks: [], isNew: true };
    const meant = meaning === undefined ? undefined : catalog.findMake(meaning);
    if (meant) return { make: meant, asks: [] };
    const code = findCode("make", word);
    const coded = code && catalog.findMake(code.means);
    if (code && coded && (code.sure || fileAgrees(word, coded)))
      return { make: coded, asks: [{ ...ask, choices: [coded.name], read: coded.name }] };
    const ofModel = catalog.findMake(findMakeOfModel(model) ?? "")?.name;
    const likely = [coded?.name, ofModel, ...nearNames(word, catalog.makeNames())].filter((one) => one !== undefined);
    return { waits: { ...ask, choices: [...new Set(likely)] } };
  }

  /** The longest beginning of the words that means a model: "Camry LE" is the Camry in trim LE, when nobody knows a "Camry LE". */
  function findModel(make: MakeRow, makeWord: string, text: string, year: number): Answer<Hit> | undefined {
    const words = withoutMake(text.split(/\s+/).filter(Boolean), [makeWord, make.name]);
    // The make's own name may be the model's: "Mazda 3" of Mazda.
    for (const some of [text.split(/\s+/).filter(Boolean), words]) {
      const hit = findByWords(make, some, year);
      if (hit) return hit;
    }
    return undefined;
  }

  function findByWords(make: MakeRow, words: readonly string[], year: number): Answer<Hit> | undefined {
    for (let n = words.length; n > 0; n -= 1) {
      const text = words.slice(0, n).join(" ");
      const trim = words.slice(n).join(" ");
      const ask = { kind: "model", word: modelWord(make.name, text), said: text, make: make.name } as const;
      const [model, ...others] = catalog.listModels(make, text, year);
      const meaning = said.model?.[ask.word];
      if (model && others.length === 0) return { model, trim, asks: [] };
      if (meaning === notUsed) return { leftOut: { ...ask, choices: [] } };
      const meant = meaning === undefined || meaning === isNewWord ? [] : catalog.listModels(make, meaning, year);
      const named = meant.find(({ name }) => name === meaning);
      if (named) return { model: named, trim, asks: [] };
      if (meaning === isNewWord) return { model: catalog.addModel(make, text), trim, asks: [], isNew: true };
      if (model) return { waits: { ...ask, choices: [model, ...others].map(({ name }) => name) } };
      const code = findCode("model", text, make.name);
      const coded = code?.sure
        ? catalog.listModels(make, code.means, year).find(({ name }) => name === code.means)
        : undefined;
      if (!coded) continue;
      // A shorter name that leads to the same says what the rest is.
      const shorter = findByWords(make, words.slice(0, n - 1), year);
      if (shorter && "model" in shorter && shorter.model === coded)
        return { ...shorter, trim: [shorter.trim, ...words.slice(n - 1)].filter(Boolean).join(" ") };
      return { model: coded, trim, asks: [{ ...ask, choices: [coded.name], read: coded.name }] };
    }
    return undefined;
  }

  const answerOf = (make: MakeRow, asks: readonly Ask[], answer: Answer<Hit>, isNew = false): ReadNames =>
    "model" in answer
      ? {
          found: { modelId: answer.model.id, trim: answer.trim, make: make.name, model: answer.model.name },
          asks: [...asks, ...answer.asks],
          isNew: isNew || answer.isNew === true,
        }
      : answer;

  function search(makeWord: string, modelText: string, year: number): ReadNames {
    const words = modelText.split(/\s+/).filter(Boolean);
    const read = readMake(makeWord, modelText);
    if (!("make" in read)) return read;
    const { make, asks } = read;
    const own = findModel(make, makeWord, modelText, year);
    for (const other of filedUnder[normaliseName(make.name)] ?? []) {
      const named = normaliseName(words[0] ?? "") === normaliseName(other) && words.length > 1;
      if (named) return search(catalog.findMake(other)?.name ?? other, words.slice(1).join(" "), year);
      const there = own ? undefined : catalog.findMake(other);
      const hit = there && findByWords(there, words, year);
      if (there && hit) return answerOf(there, asks, hit);
    }
    if (own) return answerOf(make, asks, own, read.isNew);
    const bare = withoutMake(words, [makeWord, make.name]).join(" ");
    const ask = { kind: "model", word: modelWord(make.name, bare), said: bare, make: make.name } as const;
    const unsure = findCode("model", bare, make.name)?.means;
    const choices = [...(unsure ? [unsure] : []), ...nearNames(bare, catalog.modelNames(make))];
    return { waits: { ...ask, choices: [...new Set(choices)] } };
  }

  return (make: string, model: string, year: number): ReadNames => {
    const key = `${make}\u0001${model}\u0001${year}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = search(make, model, year);
      if (answers.size < 50_000) answers.set(key, "found" in answer ? { ...answer, isNew: false } : answer);
    }
    return answer;
  };
}

export type NameReader = ReturnType<typeof createNameReader>;

/**
 * "TOYOTA CAMRY" under Toyota is a Camry; a model that is only the make's name stays. The longest name goes: under
 * "Mercedes", "Mercedes Benz C-Class" is no "Benz C-Class".
 */
function withoutMake(words: readonly string[], makes: readonly string[]): readonly string[] {
  const lengths = makes.flatMap((make) => {
    const name = normaliseName(make);
    return [1, make.split(/[\s-]+/).length].filter((n) => normaliseName(words.slice(0, n).join("")) === name);
  });
  const longest = Math.max(0, ...lengths);
  return words.length > longest ? words.slice(longest) : words;
}
