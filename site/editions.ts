/** The two editions. Spanish has the addresses without a prefix, and comes first where a chain does not name English first. */
export const editions = {
  es: { lang: "es-US", locale: "es-US", hreflang: "es", ogLocale: "es_US", name: "Español", apiName: "Spanish" },
  en: { lang: "en-US", locale: "en-US", hreflang: "en", ogLocale: "en_US", name: "English", apiName: "English" },
} as const;

export type Edition = keyof typeof editions;
export const editionIds = ["es", "en"] as const satisfies readonly Edition[];
/** The editions that a chain has, its own first one (x-default, the office's entrance, invitations) before the other. */
export type Languages = readonly [Edition, ...Edition[]];
export const otherEdition = (edition: Edition): Edition => (edition === "es" ? "en" : "es");
/** The edition that was asked for, or the one that a chain of one language has. */
export const spokenIn = (asked: Edition, languages: Languages): Edition =>
  languages.includes(asked) ? asked : languages[0];
