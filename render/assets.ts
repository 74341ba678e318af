import type { InlineScript } from "./inline-script.ts";

/** Names of built files → their served addresses. Development serves the sources, production hashed files. */
export type Assets = {
  url(name: string): string;
  /** The sheets of all that a source under app/ imports, the common one first. */
  sheets(source: string): readonly string[];
  /** What paper needs of every page: no paint waits for it. */
  printSheets: readonly string[];
  /** Fonts that the first paint needs. */
  preloadFonts: string[];
  /** The others, for the first script (app/styles/letters.ts). */
  letters: string;
  /** What travels inside the head: starts the modules after the first paint; hides a banner and offers the other
   * language before it. */
  head: Record<"loader" | "banner" | "offer", InlineScript>;
  /** The worker's text; undefined in development, which has none. */
  worker: string | undefined;
  /** Module scripts of a page: the enhancement script, and React with the islands that it has. */
  scripts(islands: readonly string[]): { entries: string[]; preloads: string[] };
};
