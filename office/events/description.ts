import { escapeMarkup, unescapeMarkup } from "#core/escape.ts";

/** Paragraphs as people write them; what holds more than paragraphs stays the markup that it is. */
export function plainOf(html: string): string {
  const text = html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/p>\s*<p>/gi, "\n\n")
    .replace(/<\/?p>/gi, "");
  return text.includes("<") ? html : unescapeMarkup(text).replaceAll("\u00a0", " ").trim();
}

/** And back; the runner lets no other markup through than it always does. */
export function markupOf(text: string): string {
  if (text === "" || /<\/?[a-z]/i.test(text)) return text;
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replace(/\r?\n/g, "<br>")}</p>`)
    .join("");
}
