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

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

/** The words of a piece of sanitised HTML, for places that take no markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t\n]+/g, " ")
    .replace(/ ([.,;:])/g, "$1")
    .trim();

/** At most so many characters, cut between words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,;:.]+$/, "")}…`;
}
