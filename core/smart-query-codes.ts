import { cleanPostalCode, findPostalCode } from "./postal-code.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { squash } from "./text.ts";
import { cleanVin, hasRightCheckDigit, isFullVin, readVin, type VinReading, withoutLookalikes } from "./vin/signs.ts";

type Codes = {
  vin: TypedVin | null;
  vinPattern: string;
  zip: string;
  stockNumber: string;
  /** The words of each. */
  took: { vin?: string; stock?: string; place?: string };
  rest: string;
};

/** The make that a VIN's first signs are of, where they are known. */
export type FindMaker = (vin: string) => string | undefined;
export type TypedVin = VinReading & { readonly maker: string | undefined };

/** Takes out what is recognised by its form alone: VIN, VIN pattern, postal code, a number called a stock number. */
export function takeCodes(text: string, vocabulary: Vocabulary, findMaker: FindMaker): Codes {
  const codes: Codes = { vin: null, vinPattern: "", zip: "", stockNumber: "", took: {}, rest: text };
  takeVin(codes, vocabulary, (vin) => ({ ...readVin(vin), maker: findMaker(vin) }));
  takePattern(codes);
  takeStockNumber(codes);
  takePostalCode(codes, vocabulary);
  return codes;
}

const cut = (codes: Codes, name: keyof Codes["took"], piece: string) => {
  codes.took[name] = piece.trim();
  codes.rest = codes.rest.replace(piece, " , ");
};

/** One in eleven lines of seventeen signs has the right check digit: "civic lx dos mil seis" is none for all that. */
const isSaid = (piece: string, { makeByKey, modelsByKey }: Vocabulary): boolean =>
  /^\p{L}{5}/u.test(piece) ||
  (/^\p{L}{3}/u.test(piece) && (makeByKey.has(squash(piece)) || modelsByKey.has(squash(piece))));

function takeVin(codes: Codes, vocabulary: Vocabulary, read: (vin: string) => TypedVin): void {
  for (const word of codes.rest.split(/[\s,;:]+/)) {
    const vin = cleanVin(word);
    if (vin.length !== 17 || !/\d.*\d.*\d/.test(vin)) continue;
    const right = isFullVin(vin) ? vin : withoutLookalikes(vin);
    codes.vin = read(right);
    cut(codes, "vin", word);
    return;
  }
  const typed = codes.rest.replace(/\bvin\b/i, "");
  const whole = withoutLookalikes(cleanVin(typed));
  if (hasRightCheckDigit(whole) && !typed.split(/[\s,;:]+/).some((piece) => isSaid(piece, vocabulary))) {
    codes.vin = read(whole);
    codes.took.vin = whole;
    codes.rest = "";
  }
}

function takePattern(codes: Codes): void {
  for (const word of codes.rest.split(/[\s,;:]+/)) {
    const signs = word.replace(/[^A-Za-z0-9]/g, "");
    const starred = word.includes("*") && signs.length >= 2;
    const asked = /[A-Za-z0-9]\?+[A-Za-z0-9]/.test(word) && signs.length >= 5 && /\d/.test(signs);
    if (!starred && !asked) continue;
    codes.vinPattern = word.toUpperCase().replace(/[^A-Z0-9*?]/g, "");
    cut(codes, "vin", word);
    return;
  }
}

const calledStock =
  /(?:#|\b(?:(?:no|num|n[°º])\.? (?:de )?)?(?:stock|stk|inventario|inv)\b\.? ?(?:#|number|numero|no\.?|num\.?|n[°º])? ?:?) ?([A-Za-z]{0,4}-?\d[A-Za-z0-9-]{3,11})\b/i;

function takeStockNumber(codes: Codes): void {
  const found = calledStock.exec(codes.rest);
  if (!found?.[1]) return;
  codes.stockNumber = found[1].toUpperCase();
  cut(codes, "stock", found[0]);
}

const canadian = /(?<![\w-])[a-z]\d[a-z][ -]?\d[a-z]\d(?![\w-])/i;
const american = /(?<![\w.$-])\d{5}(?:-\d{4})?(?![\w-]|\.\d| ?(?:mi|mil|km|kilo)[a-z]{0,9}(?!\w))/i;
const canadianArea = /(?<![\w-])[a-z]\d[a-z](?![\w-])/i;

function takePostalCode(codes: Codes, vocabulary: Vocabulary): void {
  for (const pattern of [canadian, american, canadianArea]) {
    const found = pattern.exec(codes.rest)?.[0];
    if (!found || !findPostalCode(found)) continue;
    if (pattern === canadianArea && vocabulary.modelsByKey.has(squash(found))) continue;
    codes.zip = cleanPostalCode(found);
    cut(codes, "place", found);
    return;
  }
}
