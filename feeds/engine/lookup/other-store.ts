import type { Words } from "#core/edition.ts";
import type { RunSettings } from "#feeds/engine/feed.ts";
import { isSaid } from "#feeds/engine/said.ts";
import type { StoreLookup } from "./stores.ts";

/** Of a file that was sent for one store: whether a line names another of the chain. */
export function isOfOtherStore(
  stores: StoreLookup,
  { storeId }: Pick<RunSettings, "storeId">,
  word: string | undefined,
  state?: string,
): boolean {
  if (storeId === null || word === undefined) return false;
  const named = stores.find(word, state);
  return !isSaid(named) && named.id !== storeId;
}

const noWord: Words = {
  es: "está vacío, así que la línea no es de nadie. Llénelo, o quite la columna si todo es de un solo patio.",
  en: "is empty, so the line is nobody's. Fill it in, or take the column out if all of it is one store's.",
};

/**
 * Of a file that was sent for one store: why a line is not that store's. A word that names no store is passed over only
 * where no line names one: then the column means something else.
 */
export function explainNobodys(
  stores: StoreLookup,
  { hasColumn, namesStores }: Pick<RunSettings, "hasColumn" | "namesStores">,
  word: string | undefined,
  state?: string,
): Words | undefined {
  if (word === undefined) return hasColumn("store") ? noWord : undefined;
  const named = stores.find(word, state);
  return namesStores && isSaid(named) ? named : undefined;
}
