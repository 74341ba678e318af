import type { YearSpan } from "#core/generation.ts";
import { findSharing, type SharedSpan } from "./generations.ts";
import { countModel } from "./model-years.ts";
import type { Stock } from "./stock.ts";

/** Years of a model whose cars share a part, how many of them stand in the yards, and which other models have it too. */
export type PartYears = YearSpan & { readonly count: number; readonly sisters: readonly YearSpan[] };

/** The newest first; none of a part that goes by the single year, and none that no yard has. */
export function listPartYears(stock: Stock, modelId: number, partId: number): PartYears[] {
  const found: PartYears[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const { from, to } of stock.sharing.generationsOf(modelId).toSorted((a, b) => b.to - a.to))
    for (let year = Math.min(to, before - 1); year >= from; year = before - 1) {
      const own = ownYears(stock, modelId, year, partId);
      before = own?.from ?? year;
      const count = own && own.from < own.to ? countModel(stock, modelId, [[own.from, own.to]]) : 0;
      if (own && count > 0) found.push({ ...own, count, sisters: sistersOf(stock, own, partId) });
    }
  return found;
}

const isAround = (year: number, modelId: number) => (span: SharedSpan) =>
  span.modelId === modelId && span.from <= year && year <= span.to;

function ownYears(stock: Stock, modelId: number, year: number, partId: number): YearSpan | undefined {
  const own = findSharing(stock, { modelId, year }, partId).spans.find(isAround(year, modelId));
  return own && { modelId, from: own.from, to: own.to };
}

/** Of all these years, each model once. */
function sistersOf(stock: Stock, { modelId, from, to }: YearSpan, partId: number): YearSpan[] {
  const sisters = new Map<number, YearSpan>();
  for (let year = from; year <= to; year++)
    for (const span of findSharing(stock, { modelId, year }, partId).spans) {
      if (span.modelId === modelId) continue;
      const known = sisters.get(span.modelId) ?? span;
      sisters.set(span.modelId, {
        modelId: span.modelId,
        from: Math.min(known.from, span.from),
        to: Math.max(known.to, span.to),
      });
    }
  return [...sisters.values()];
}
