import type { Edition } from "./edition.ts";

/** The language of whoever sits before this machine, as the system says it. */
export const systemLanguage = (locale = new Intl.DateTimeFormat().resolvedOptions().locale): Edition =>
  locale.startsWith("es") ? "es" : "en";
