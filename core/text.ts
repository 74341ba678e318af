import { unescapeMarkup } from "./escape.ts";

const marks = /\p{M}+/gu;
const notWord = /[^\p{L}\p{N}]+/u;

const unmarked = /^[\x20-\x7e]*$/;
const squashed = /^[a-z\d]*$/;

/** Lower case without accents: "Múltiple" → "multiple". */
export const fold = (text: string): string =>
  (unmarked.test(text) ? text : text.normalize("NFD").replace(marks, "")).toLowerCase();

/** "F-150", "f 150" and "F150" are the same name. */
export const squash = (text: string): string =>
  squashed.test(text) ? text : fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** The folded words of a text: "A/C Compressor (todos)" → a, c, compressor, todos. */
export const wordsOf = (text: string): string[] => fold(text).split(notWord).filter(Boolean);

const collators: Partial<Record<"es" | "en", Intl.Collator>> = {};

/** Orders names as a reader expects, digits first and by value. An order is made when first asked for: a phone waits for it. */
export function compareText(a: string, b: string, edition: "es" | "en" = "en"): number {
  collators[edition] ??= new Intl.Collator(edition, { numeric: true });
  return collators[edition].compare(a, b);
}

/** Without the signs at its end. */
export function trimEnd(text: string, signs: string): string {
  let to = text.length;
  while (to > 0 && signs.includes(text.charAt(to - 1))) to--;
  return text.slice(0, to);
}

/** Without the signs at either end. */
export function trimSigns(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text.charAt(from))) from++;
  return trimEnd(text.slice(from), signs);
}

/** Blanks instead of tags. Goes through the text once: what is opened and never closed stays as it is. */
export function withoutTags(html: string): string {
  let out = "";
  for (let at = 0; ; ) {
    const open = html.indexOf("<", at);
    const close = open < 0 ? -1 : html.indexOf(">", open);
    if (close < 0) return out + html.slice(at);
    out += `${html.slice(at, open)} `;
    at = close + 1;
  }
}

/** The words of a piece of sanitised HTML, for places that take no markup. */
export const plainText = (html: string): string =>
  unescapeMarkup(withoutTags(html))
    .replace(/[ \t\n]+/g, " ")
    .replace(/ ([.,;:])/g, "$1")
    .trim();

const sentenceEnd = /[.!?](?= [\p{Lu}¿¡])/gu;

/** At most so many characters: whole sentences, or where the first is too long, cut between words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = [...text.matchAll(sentenceEnd)].findLast(({ index }) => index < most)?.index ?? 0;
  if (end >= most / 3) return text.slice(0, end + 1);
  const cut = text.slice(0, most - 1);
  return `${trimEnd(cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)), " \t\n\u00a0,;:.")}…`;
}
