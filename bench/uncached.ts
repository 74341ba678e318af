import { build } from "vite";
import { type Figure, percent } from "./figures.ts";
import type { MeasuredPage, uncachedPage } from "./uncached-page.tsx";

const root = new URL("..", import.meta.url).pathname;

const pages: readonly { what: string; page: MeasuredPage }[] = [
  {
    what: "uncached results page of all vehicles",
    page: { id: "inventoryResults", params: {}, search: "distance=25000" },
  },
  {
    what: "uncached answer: a part for a car near a place",
    page: {
      id: "partAnswer",
      params: { part: "alternador", model: "honda-civic" },
      search: "year=2001&zip=95823",
    },
  },
];

/** Pages made anew, against React's own rendering of the same tree, in one process. */
export async function uncachedPages(DATA_DIR: string): Promise<Figure[]> {
  const outDir = `${root}dist/bench`;
  await build({ root, logLevel: "warn", build: { ssr: "bench/uncached-page.tsx", outDir } });
  const settings = { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR };
  Object.assign(process.env, settings);
  const made = (await import(`${outDir}/uncached-page.js`)) as { uncachedPage: typeof uncachedPage };
  const figures: Figure[] = [];
  for (const { what, page } of pages) {
    const { ours, react, bytes } = await made.uncachedPage(page);
    figures.push({
      what: `${what}, against \`renderToString\` of the same tree`,
      bar: "≥ 60 %",
      measured: `${percent(ours / react)} (${ours.toFixed(0)} of ${react.toFixed(0)} pages/s, ${(bytes / 1024).toFixed(0)} KB of HTML)`,
      holds: ours / react >= 0.6,
    });
  }
  return figures;
}
