import type { InlineScript } from "./inline-script.ts";
import type { PageStyles } from "./page-styles.ts";

/** Names of built files → their served addresses. Development serves the sources, production hashed files. */
export type Assets = {
  url(name: string): string;
  /** The site's whole stylesheet. */
  styles: string;
  /** What of it a page needs for its first paint; undefined in development, where the sheet itself comes first. */
  pageStyles: ((outline: string) => PageStyles) | undefined;
  /** Fonts that the first paint needs. */
  preloadFonts: string[];
  /** What travels inside the head: starts the modules after the first paint; hides a banner and offers the other
   * language before it. */
  head: Record<"loader" | "banner" | "offer", InlineScript>;
  /** The worker's text; undefined in development, which has none. */
  worker: string | undefined;
  /** Module scripts of a page: the enhancement script, and React with the islands that it has. */
  scripts(islands: string[]): { entries: string[]; preloads: string[] };
};
