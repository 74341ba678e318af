import { noise, otherWords } from "#core/smart-query-words.ts";
import { wordsOf } from "#core/text.ts";
import type { Catalog } from "../catalog.ts";
import type { Chain } from "../stock.ts";

/** Words that are right as they are and name something else than a part: makes, models, the yards' towns, pages. */
export function otherNamesOf(catalog: Catalog, chain: Chain): ReadonlySet<string> {
  const { makes, makeAliases, modelAliases } = catalog;
  const models = makes.flatMap(({ id }) => catalog.modelsOf(id));
  const names = [...makes, ...models].map(({ name }) => name);
  const aliases = [...makeAliases.keys(), ...modelAliases.map(({ alias }) => alias)];
  const towns = chain.stores.map(({ city }) => city);
  return new Set([...[...names, ...aliases, ...towns].flatMap(wordsOf), ...noise, ...otherWords]);
}
