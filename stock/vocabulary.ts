import { createVocabulary, type Vocabulary } from "#core/smart-query-names.ts";
import { readCarWords } from "#data/reference.ts";
import type { Catalog } from "./catalog.ts";
import type { Stock } from "./stock.ts";

/** The same for every catalogue. */
let carWords: ReturnType<typeof readCarWords> | undefined;
const known = new WeakMap<Catalog, Vocabulary>();

/** Every way of typing the catalogue's makes and models; made once for each catalogue. */
export function vocabularyOf({ catalog, present }: Stock): Vocabulary {
  let vocabulary = known.get(catalog);
  if (!vocabulary) {
    carWords ??= readCarWords();
    const { makes, makeAliases, modelAliases } = catalog;
    const models = makes.flatMap((make) => catalog.modelsOf(make.id));
    vocabulary = createVocabulary({ makes, models, makeAliases, modelAliases, weights: present.modelCounts, carWords });
    known.set(catalog, vocabulary);
  }
  return vocabulary;
}
