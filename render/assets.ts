/** Names of built files → their served addresses. Development serves the sources, production hashed files. */
export type Assets = {
  url(name: string): string;
  styles: string[];
  /** Fonts that the first paint needs. */
  preloadFonts: string[];
  /** Module scripts of a page: the enhancement script, and React with the islands that it has. */
  scripts(islands: string[]): { entries: string[]; preloads: string[] };
};
