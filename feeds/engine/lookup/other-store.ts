import type { Words } from "#core/edition.ts";
import { isSaid } from "#feeds/engine/said.ts";
import type { StoreLookup } from "./stores.ts";

/** With --store: why a line is not that store's, when it names another store of the chain. Other words are passed over. */
export function explainOtherStore(
  stores: StoreLookup,
  storeId: number,
  word: string | undefined,
  state?: string,
): Words | undefined {
  const named = word === undefined ? undefined : stores.find(word, state);
  if (named === undefined || isSaid(named) || named.id === storeId) return undefined;
  const site = stores.byId(storeId)?.site ?? storeId;
  return {
    es: `es ${named.site}, pero este archivo es solo para ${site}. Quite la línea, o la columna si quiere decir otra cosa.`,
    en: `is ${named.site}, but this import is for ${site} alone. Take the line out, or the column if it means something else.`,
  };
}
