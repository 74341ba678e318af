import type { Edition } from "#site/editions.ts";

/** The edition of the page that this script stands on. */
export const pageEdition = (): Edition => (document.documentElement.lang.startsWith("en") ? "en" : "es");
