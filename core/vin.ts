import { makerPrefixes } from "./vin-makers.ts";

/** Upper case, letters and digits only. */
export const cleanVin = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

const full = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Before 1981 makers numbered as they liked: shorter, with some digits. */
const short = /^[A-Z0-9]{5,13}$/;

export const isFullVin = (vin: string): boolean => full.test(vin);
export const isShortVin = (vin: string): boolean => short.test(vin) && /\d{3}/.test(vin);

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const values = new Map<string, number>();
for (let digit = 0; digit <= 9; digit++) values.set(String(digit), digit);
for (const [letters, start] of [
  ["ABCDEFGH", 1],
  ["JKLMN", 1],
  ["P", 7],
  ["R", 9],
  ["STUVWXYZ", 2],
] as const) {
  [...letters].forEach((letter, at) => {
    values.set(letter, start + at);
  });
}

/** The ninth sign as the other sixteen demand it: a digit or X. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (weights[at] as number) * (values.get(vin.charAt(at)) ?? 0);
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

export const hasRightCheckDigit = (vin: string): boolean => isFullVin(vin) && vin.charAt(8) === checkDigit(vin);

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * The model year in the tenth sign, which comes round every 30 years; the seventh is a letter from 2010 on for cars and
 * light trucks. Never later than next year.
 */
export function vinYear(vin: string, now = new Date()): number | undefined {
  if (!isFullVin(vin)) return undefined;
  const at = yearCodes.indexOf(vin.charAt(9));
  if (at < 0) return undefined;
  const year = 1980 + at + (/\d/.test(vin.charAt(6)) ? 0 : 30);
  return year > now.getUTCFullYear() + 1 ? year - 30 : year;
}

/** The sign for a model year, for writing VINs; undefined before 1980. */
export const yearCode = (year: number): string | undefined =>
  year < 1980 ? undefined : yearCodes.charAt((year - 1980) % 30);

/** The maker's name for well-known first signs. */
export function vinMaker(vin: string): string | undefined {
  if (!isFullVin(vin)) return undefined;
  return makerPrefixes.get(vin.slice(0, 3));
}

export type VinReading = {
  vin: string;
  kind: "full" | "short" | "none";
  checkDigitRight: boolean;
  year: number | undefined;
  maker: string | undefined;
};

/** What can be known of a VIN without any table of models. */
export function readVin(text: string, now = new Date()): VinReading {
  const vin = cleanVin(text);
  return {
    vin,
    kind: isFullVin(vin) ? "full" : isShortVin(vin) ? "short" : "none",
    checkDigitRight: hasRightCheckDigit(vin),
    year: vinYear(vin, now),
    maker: vinMaker(vin),
  };
}

const vinLength = 17;

/** A pattern's signs as they count: upper case, runs of stars as one. Undefined when no VIN is long enough for it. */
export function cleanVinPattern(text: string): string | undefined {
  let clean = "";
  let signs = 0;
  for (const sign of text.toUpperCase()) {
    if (!/[A-Z0-9*?]/.test(sign) || (sign === "*" && clean.endsWith("*"))) continue;
    if (sign !== "*" && ++signs > vinLength) return undefined;
    clean += sign;
  }
  return clean;
}

/**
 * Tests whole VINs against a pattern with `*` (any run) and `?` (one sign). Two pointers instead of a regular
 * expression: only the last star is ever tried again, so no pattern costs more than its length times the VIN's.
 */
export function vinMatcher(text: string): (vin: string) => boolean {
  const pattern = cleanVinPattern(text);
  if (pattern === undefined) return () => false;
  return (vin) => {
    let at = 0;
    let star = -1;
    let retry = 0;
    for (let sign = 0; sign < vin.length; ) {
      const wanted = pattern[at];
      if (wanted === "*") {
        star = at++;
        retry = sign;
      } else if (wanted !== undefined && (wanted === "?" || wanted === vin[sign])) {
        at++;
        sign++;
      } else if (star >= 0) {
        at = star + 1;
        sign = ++retry;
      } else return false;
    }
    while (pattern[at] === "*") at++;
    return at === pattern.length;
  };
}
