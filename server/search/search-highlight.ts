import { escapeMarkup } from "#core/escape.ts";
import { termOf } from "#core/search-words.ts";

const word = /[\p{L}\p{N}]+/gu;
const before = 60;
const longest = 220;

/** A piece of the text around the first matched word: matches in <mark>, everything else escaped. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  const matches = [...text.matchAll(word)].filter(([found]) => terms.has(termOf(found)));
  const first = matches[0]?.index ?? 0;
  let from = first <= before ? 0 : text.indexOf(" ", first - before) + 1;
  if (from > first) from = first;
  let to = Math.min(text.length, from + longest);
  if (to < text.length) to = Math.max(text.lastIndexOf(" ", to), from + 1);
  let out = from > 0 ? "…" : "";
  let at = from;
  for (const match of matches) {
    const end = match.index + match[0].length;
    if (match.index < at || end > to) continue;
    out += `${escapeMarkup(text.slice(at, match.index))}<mark>${escapeMarkup(match[0])}</mark>`;
    at = end;
  }
  return out + escapeMarkup(text.slice(at, to)) + (to < text.length ? "…" : "");
}
