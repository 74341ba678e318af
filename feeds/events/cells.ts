import type { Words } from "#core/edition.ts";
import { isAddress } from "#feeds/engine/checks.ts";
import { categoryWords, findCategory } from "#feeds/engine/clean/category.ts";
import { plainText } from "#feeds/engine/clean/cell.ts";
import { type Check, readBy, Unfit } from "#feeds/engine/read-by.ts";

type LinkCell = { text_es: string; text_en: string; url_es: string; url_en: string };
type DiscountCell = { category: string; percent: number };

function readLink(line: string): LinkCell | null {
  const [text_es = "", text_en = "", url_es = "", url_en = "", more] = line
    .split("|")
    .map((part) => plainText(part.trim()));
  const good = text_es && text_en && isAddress(url_es) && isAddress(url_en) && more === undefined;
  return good ? { text_es, text_en, url_es, url_en } : null;
}

function readDiscount(part: string): DiscountCell | Unfit | null {
  const [category = "", number = "", more] = part.split("=").map((side) => side.trim());
  const percent = /^\d{1,3} ?%?$/.test(number) ? Number.parseInt(number, 10) : 0;
  if (!category || more !== undefined || percent < 1 || percent > 100) return null;
  const known = category === "*" ? category : findCategory(category);
  return known === null
    ? new Unfit({
        es: `no nombra una categoría (${category}). Son: *, ${categoryWords}.`,
        en: `names no category (${category}). They are: *, ${categoryWords}.`,
      })
    : { category: known, percent };
}

const every = <T extends object>(
  separator: RegExp,
  read: (part: string) => T | Unfit | null,
  reason: Words,
): Check<T[]> =>
  readBy((text) => {
    const found: T[] = [];
    for (const part of text.split(separator)) {
      if (part.trim() === "") continue;
      const one = read(part);
      if (one === null || one instanceof Unfit) return one;
      found.push(one);
    }
    return found;
  }, reason);

export const links = every(/\r?\n/, readLink, {
  es: "no es: texto en español | texto en inglés | dirección en español | dirección en inglés.",
  en: "is not: Spanish text | English text | Spanish address | English address.",
});
export const discounts = every(/\||\n/, readDiscount, {
  es: "no es una lista de descuentos. Escríbala así: exhaust=50|brakes=20.",
  en: "is not a list of discounts. Write it like exhaust=50|brakes=20.",
});
