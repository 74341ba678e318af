import { build } from "vite";
import { type Figure, percent } from "./figures.ts";
import type { uncachedPage } from "./uncached-page.tsx";

const root = new URL("..", import.meta.url).pathname;

/** A results page of about a hundred cars made anew, against React's own rendering of the same tree, in one process. */
export async function uncachedResults(DATA_DIR: string, search: string): Promise<Figure> {
  const outDir = `${root}dist/bench`;
  await build({ root, logLevel: "warn", build: { ssr: "bench/uncached-page.tsx", outDir } });
  const settings = { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR };
  Object.assign(process.env, settings);
  const made = (await import(`${outDir}/uncached-page.js`)) as { uncachedPage: typeof uncachedPage };
  const { ours, react, bytes } = await made.uncachedPage(search);
  return {
    what: "uncached results page of 100 vehicles against `renderToString` of the same tree",
    bar: "≥ 60 %",
    measured: `${percent(ours / react)} (${ours.toFixed(0)} of ${react.toFixed(0)} pages/s, ${(bytes / 1024).toFixed(0)} KB of HTML)`,
    holds: ours / react >= 0.6,
  };
}
