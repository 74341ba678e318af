import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { PageId } from "#site/pages.ts";
import { type Figure, percent } from "./figures.ts";
import type { uncachedPages as measurePages, PageCost } from "./uncached-page.tsx";

const root = fileURLToPath(new URL("..", import.meta.url));

const bars: Partial<Record<PageId, { what: string; bar: number }>> = {
  inventoryResults: { what: "results pages", bar: 3 },
  vehicle: { what: "pages of a car", bar: 1.5 },
  store: { what: "pages of a yard", bar: 1.5 },
  partPricing: { what: "price lists", bar: 1.5 },
  partAnswer: { what: "answers: a part for a car near a place", bar: 1.5 },
};

function figureOf({ id, oursMs, reactMs, bytes, pages }: PageCost): Figure {
  const { what = id, bar = 1 } = bars[id] ?? {};
  const share = reactMs / oursMs;
  return {
    what: `${what} made anew, ${pages} different, against \`renderToString\` of the same trees`,
    bar: `≥ ${percent(bar)}`,
    measured: `${percent(share)} (${oursMs.toFixed(2)} against ${reactMs.toFixed(2)} ms of one core, ${(bytes / 1024).toFixed(0)} KB of HTML)`,
    holds: share >= bar,
  };
}

/** Pages made anew, against React's own rendering of the same trees, in one process. */
export async function uncachedPages(DATA_DIR: string): Promise<Figure[]> {
  const outDir = `${root}dist/bench`;
  await build({ root, logLevel: "warn", build: { ssr: "bench/uncached-page.tsx", outDir } });
  const settings = { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR };
  Object.assign(process.env, settings);
  // Read as files, beside the module that asks for them.
  await cp(`${root}data/reference`, `${outDir}/reference`, { recursive: true });
  const made = (await import(`${outDir}/uncached-page.js`)) as { uncachedPages: typeof measurePages };
  return (await made.uncachedPages()).map(figureOf);
}
