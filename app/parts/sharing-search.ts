import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import { yearsText } from "#core/generation.ts";
import { findSharing } from "#stock/generations.ts";
import type { Stock } from "#stock/stock.ts";

/** The search for all cars that share parts with one model of one generation. */
export type SharingSearch = { readonly cars: string; readonly href: string };

const mostNamed = 4;

/**
 * From the cars of one model and year, or of years that are one generation, to those that share their parts; undefined
 * where nothing is known, or nothing beyond what was searched for.
 */
export function findSharingSearch(
  { href }: Pick<PageView, "href">,
  stock: Stock,
  search: InventorySearch,
): SharingSearch | undefined {
  const {
    modelIds: [modelId, other],
    years: [asked, more],
  } = search;
  if (!modelId || other || !asked || more || !stock.catalog.findModel(modelId)) return undefined;
  const [from, to] = asked;
  const { spans } = findSharing(stock, { modelId, year: from });
  const own = spans.find((span) => span.modelId === modelId);
  if (!own || to > own.to) return undefined;
  if (spans.length === 1 && own.from >= from && own.to <= to) return undefined;
  const shown = spans.slice(0, mostNamed);
  const named = shown.map((span) => {
    const { makeId, name } = stock.catalog.model(span.modelId);
    return `${stock.catalog.make(makeId).name} ${name} ${yearsText(span)}`;
  });
  const years = [Math.min(...shown.map((span) => span.from)), Math.max(...shown.map((span) => span.to))] as const;
  const ids = [...new Set(shown.map((span) => span.modelId))];
  const wider = { ...search, makeId: ids.length === 1 ? search.makeId : 0, modelIds: ids, years: [years], page: 1 };
  return { cars: named.join(", "), href: href("inventoryResults", {}, { query: writeSearch(wider) }) };
}
