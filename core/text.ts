const marks = /\p{M}+/gu;
const notWord = /[^\p{L}\p{N}]+/u;

/** Lower case without accents: "Múltiple" → "multiple". */
export const fold = (text: string): string => text.normalize("NFD").replace(marks, "").toLowerCase();

/** The folded words of a text: "A/C Compressor (todos)" → a, c, compressor, todos. */
export const wordsOf = (text: string): string[] => fold(text).split(notWord).filter(Boolean);

/** True when every word of `query` begins some word of `text`; an empty query matches all. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const collators = { es: new Intl.Collator("es", { numeric: true }), en: new Intl.Collator("en", { numeric: true }) };

/** Orders names as a reader expects, digits first and by value. */
export const compareText = (a: string, b: string, edition: "es" | "en" = "en"): number =>
  collators[edition].compare(a, b);
