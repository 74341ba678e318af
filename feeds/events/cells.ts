import * as v from "valibot";
import { isAddress } from "../checks.ts";
import { plainText } from "../clean/cell.ts";

export type LinkCell = { text_es: string; text_en: string; url_es: string; url_en: string };
export type DiscountCell = { category: string; percent: number };

function readLink(line: string): LinkCell | null {
  const [text_es = "", text_en = "", url_es = "", url_en = "", more] = line
    .split("|")
    .map((part) => plainText(part.trim()));
  const good = text_es && text_en && isAddress(url_es) && isAddress(url_en) && more === undefined;
  return good ? { text_es, text_en, url_es, url_en } : null;
}

function readDiscount(part: string): DiscountCell | null {
  const [category = "", number = "", more] = part.split("=").map((side) => side.trim());
  const percent = /^\d{1,3} ?%?$/.test(number) ? Number.parseInt(number, 10) : 0;
  return category && more === undefined && percent >= 1 && percent <= 100 ? { category, percent } : null;
}

const every = <T>(separator: RegExp, read: (part: string) => T | null, reason: string): v.GenericSchema<string, T[]> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parts = dataset.value
        .split(separator)
        .filter((part) => part.trim() !== "")
        .map(read);
      if (parts.every((part) => part !== null)) return parts;
      addIssue({ message: reason });
      return NEVER;
    }),
  );

export const links = every(
  /\r?\n/,
  readLink,
  "is not: Spanish text | English text | Spanish address | English address.",
);
export const discounts = every(
  /\||\n/,
  readDiscount,
  "is not a list of discounts. Write it like exhaust=50|brakes=20.",
);
