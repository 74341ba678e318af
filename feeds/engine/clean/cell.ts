import { unescapeMarkup } from "#core/escape.ts";
import { unguardCell } from "#core/guard-cell.ts";

const nothing = new Set(["null", "n/a", "#n/a", "none", "nan", "undefined"]);

const oddBlanks = /[\u00a0\u2007\u202f\u200b\ufeff\0]/;

/** What is in the cell, without the wrapping that spreadsheets and databases put around it; "" when nothing is. */
export function cleanCell(raw: string): string {
  if (raw === "") return raw;
  let text = raw.trim();
  if (oddBlanks.test(text))
    text = text
      .replace(/[\u00a0\u2007\u202f]/g, " ")
      .replace(/[\u200b\ufeff\0]/g, "")
      .trim();
  if (text.startsWith("'")) return unguardCell(text);
  if (text.startsWith('="') && text.endsWith('"')) text = text.slice(2, -1).trim();
  return text.length <= 9 && /^[nu#]/i.test(text) && nothing.has(text.toLowerCase()) ? "" : text;
}

/** What a program makes of an accent when it takes one encoding for another (í → Ã­, ¿ → Â¿), or drops it. */
const broken = /Ã[\u0080-\u00bf\u0161\u0178\u2018\u201c\u2030]|Â[\u00a1-\u00bf]|\ufffd/;

/** Whether the words lost their accents on the way here. */
export const isDamaged = (text: string): boolean => broken.test(text);

/** One line of plain words: tags dropped, entities read, blanks single. */
export function plainText(cell: string): string {
  if (!/[<&]|\s\s|[^\S ]|^\s|\s$/.test(cell)) return cell;
  const bare = cell.includes("<") ? cell.replace(/<\/?[a-z][^<>]*>/gi, " ") : cell;
  return unescapeMarkup(bare).replace(/\s+/g, " ").trim();
}

/** Photo addresses in a cell: plain, several with separators between, or inside HTML. */
export function imageUrls(cell: string): string[] {
  const found = unescapeMarkup(cell).match(/https?:\/\/[^\s"'<>|,;\\]+/gi) ?? [];
  return [...new Set(found)].filter((url) => URL.canParse(url));
}
