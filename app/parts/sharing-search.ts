import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import { type YearSpan, yearsText } from "#core/generation.ts";
import { findSharing } from "#stock/generations.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";

/** The search for all cars that share parts with one model of one generation. */
export type SharingSearch = { readonly cars: string; readonly href: string };

type View = Pick<PageView, "href">;

const mostNamed = 4;

/** The one model of a search. */
function soleModel({ catalog }: Stock, { modelIds: [modelId, other] }: InventorySearch): number | undefined {
  return modelId && !other && catalog.findModel(modelId) ? modelId : undefined;
}

/** The search for these cars, of which the first are the model's own; they are named, the model by its years where `known`. */
function searchFor({ href }: View, stock: Stock, search: InventorySearch, spans: readonly YearSpan[], known: boolean) {
  const shown = spans.slice(0, mostNamed);
  const named = shown.map((span, at) => {
    if (known && at === 0) return yearsText(span);
    const { makeId, name } = stock.catalog.model(span.modelId);
    return `${stock.catalog.make(makeId).name} ${name} ${yearsText(span)}`;
  });
  const years = [Math.min(...shown.map((span) => span.from)), Math.max(...shown.map((span) => span.to))] as const;
  const ids = [...new Set(shown.map((span) => span.modelId))];
  const wider = { ...search, makeId: ids.length === 1 ? search.makeId : 0, modelIds: ids, years: [years], page: 1 };
  return { cars: named.join(", "), href: href("inventoryResults", {}, { query: writeSearch(wider) }) };
}

/**
 * From the cars of one model and year, or of years that are one generation, to those that share their parts; undefined
 * where nothing is known, or nothing beyond what was searched for.
 */
export function findSharingSearch(view: View, stock: Stock, search: InventorySearch): SharingSearch | undefined {
  const modelId = soleModel(stock, search);
  const [asked, more] = search.years;
  if (!modelId || !asked || more) return undefined;
  const [from, to] = asked;
  const { spans } = findSharing(stock, { modelId, year: from });
  const own = spans.find((span) => span.modelId === modelId);
  if (!own || to > own.to) return undefined;
  if (spans.length === 1 && own.from >= from && own.to <= to) return undefined;
  return searchFor(view, stock, search, spans, false);
}

/** From cars of one model and of many years to each of their generations with those that share its parts, the newest first. */
export function listGenerationSearches(
  view: View,
  stock: Stock,
  search: InventorySearch,
  found: readonly StoreMatches[],
): SharingSearch[] {
  const modelId = soleModel(stock, search);
  const generations = modelId ? stock.sharing.generationsOf(modelId) : [];
  if (!modelId || generations.length === 0) return [];
  const years = yearsOf(found);
  return generations
    .toSorted((a, b) => b.from - a.from)
    .flatMap((own) => {
      const held = years.filter((year) => own.from <= year && year <= own.to);
      if (held.length === 0) return [];
      const sisters = held.flatMap((year) => findSharing(stock, { modelId, year }).spans.filter(isOther(modelId)));
      return searchFor(view, stock, search, [own, ...joinByModel(sisters)], true);
    });
}

const isOther = (modelId: number) => (span: YearSpan) => span.modelId !== modelId;

const joinByModel = (spans: readonly YearSpan[]): YearSpan[] =>
  [...Map.groupBy(spans, (span) => span.modelId)].map(([modelId, same]) => ({
    modelId,
    from: Math.min(...same.map(({ from }) => from)),
    to: Math.max(...same.map(({ to }) => to)),
  }));

function yearsOf(found: readonly StoreMatches[]): number[] {
  const years = new Set<number>();
  for (const { columns, rows } of found)
    for (let at = 0; at < rows.length; at++) years.add(columns.year[rows[at] as number] as number);
  return [...years];
}
