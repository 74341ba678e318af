import { createVocabulary, type Vocabulary } from "#core/smart-query-names.ts";
import type { Catalog } from "./catalog.ts";
import type { Stock } from "./stock.ts";

const known = new WeakMap<Catalog, Vocabulary>();

/** Every way of typing the catalogue's makes and models; made once for each catalogue. */
export function vocabularyOf({ catalog, present }: Stock): Vocabulary {
  let vocabulary = known.get(catalog);
  if (!vocabulary) {
    const { makes, makeAliases, modelAliases } = catalog;
    const models = makes.flatMap((make) => catalog.modelsOf(make.id));
    vocabulary = createVocabulary({ makes, models, makeAliases, modelAliases, weights: present.modelCounts });
    known.set(catalog, vocabulary);
  }
  return vocabulary;
}
