import { createVocabulary, type Vocabulary } from "#core/smart-query-names.ts";
import { readCarWords } from "#data/reference.ts";
import type { Catalog } from "./catalog.ts";
import type { Stock } from "./stock.ts";

type Known = { carWords: ReturnType<typeof readCarWords>; vocabulary: Vocabulary };
const known = new WeakMap<Catalog, Known>();

/** Every way of typing the catalogue's makes and models; made once for each catalogue and list of words. */
export function vocabularyOf({ catalog, present }: Stock): Vocabulary {
  const carWords = readCarWords();
  const before = known.get(catalog);
  let vocabulary = before?.carWords === carWords ? before.vocabulary : undefined;
  if (!vocabulary) {
    const { makes, makeAliases, modelAliases } = catalog;
    const models = makes.flatMap((make) => catalog.modelsOf(make.id));
    vocabulary = createVocabulary({ makes, models, makeAliases, modelAliases, weights: present.modelCounts, carWords });
    known.set(catalog, { carWords, vocabulary });
  }
  return vocabulary;
}
