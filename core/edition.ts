/** The two languages of the site; words that visitors read come in both. */
export type Edition = "es" | "en";
export type Words = Readonly<Record<Edition, string>>;
export const localeOf: Record<Edition, string> = { es: "es-US", en: "en-US" };
