import type { PageId } from "#site/pages.ts";
import type { Figure } from "./figures.ts";
import { importBuilt } from "./import-built.ts";
import type { PageCost } from "./uncached-page.tsx";

const bars: Partial<Record<PageId, { what: string; bar: number }>> = {
  inventoryResults: { what: "results pages", bar: 1.55 },
  vehicle: { what: "pages of a car", bar: 1.5 },
  store: { what: "pages of a yard", bar: 0.6 },
  partPricing: { what: "price lists", bar: 0.42 },
  partAnswer: { what: "answers: a part for a car near a place", bar: 1.9 },
};

function figureOf({ id, oursMs, reactMs, bytes, pages, parts }: PageCost): Figure {
  const { what = id, bar = 1 } = bars[id] ?? {};
  const times = oursMs / reactMs;
  const largest = Object.entries(parts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
  return {
    what: `${what} made anew, ${pages} different, against \`renderToString\` of the same trees`,
    bar: `≤ ${bar} ×`,
    measured: `${times.toFixed(2)} × (${oursMs.toFixed(2)} against ${reactMs.toFixed(2)} ms of one core: ${largest.join(", ")}; ${(bytes / 1024).toFixed(0)} KB of HTML)`,
    holds: times <= bar,
  };
}

/** Pages made anew, against React's own rendering of the same trees, in one process. */
export async function uncachedPages(DATA_DIR: string): Promise<Figure[]> {
  const made = await importBuilt<typeof import("./uncached-page.tsx")>("uncached-page.tsx", DATA_DIR);
  return (await made.uncachedPages()).map(figureOf);
}
