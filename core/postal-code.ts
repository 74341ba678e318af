import { fold } from "./text.ts";

export type PostalCode = {
  readonly country: "US" | "CA";
  /** As people write it: "95670", "T2P 1A1". */
  readonly text: string;
  /** What the table of places knows: five digits, or the first three signs. */
  readonly area: string;
};

/** Trims, drops blanks and hyphens, upper case; longer than 6 signs is cut to 5 (ZIP+4). */
export function cleanPostalCode(text: string): string {
  const clean = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return clean.length > 6 ? clean.slice(0, 5) : clean;
}

/** A typed place as an address says it: a code cleaned, and a city, of which nothing is to be cut, as it is. */
export function cleanTypedPlace(text: string): string {
  const isCode = /^[a-z\d\s-]*$/i.test(text) && /\d/.test(text) && !/[a-z]{2}/i.test(text);
  return isCode ? cleanPostalCode(text) : text.trim();
}

const american = /^\d{5}$/;
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:\d[ABCEGHJ-NPRSTV-Z]\d)?$/;

/** A US ZIP (or ZIP+4), a Canadian code or its first three signs; null when it cannot be one. */
export function findPostalCode(text: string): PostalCode | null {
  const clean = cleanPostalCode(text);
  if (american.test(clean)) return { country: "US", text: clean, area: clean };
  if (!canadian.test(clean)) return null;
  const area = clean.slice(0, 3);
  return { country: "CA", text: clean.length > 3 ? `${area} ${clean.slice(3)}` : area, area };
}

const codeAtEnd = /(?:^|[ ,])(\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

/** The code itself, or the one that an address ends in: "Sacramento, CA 95823". */
export const findCodeIn = (text: string): PostalCode | null =>
  findPostalCode(text) ?? findPostalCode(codeAtEnd.exec(text.trim())?.[1] ?? "");

/** Whether a typed place can be one: a postal code, or words without a number, as names of cities are. */
export const couldBePlace = (text: string): boolean =>
  findCodeIn(text) !== null || (!/\d/.test(text) && /\p{L}{2}/u.test(text));

const herePhrases = new Set(
  "cerca|cerca de mi|cerca de aqui|cerca de mi casa|aqui|mi ubicacion|here|near me|nearby|near here|close to me|my location".split(
    "|",
  ),
);

/** "near me": only the visitor's own device knows where that is. */
export const meansHere = (text: string): boolean => herePhrases.has(fold(text).trim());

/** What someone who is elsewhere can read: "near me" is no place to them. */
export const namesPlace = (text: string): boolean => couldBePlace(text) && !meansHere(text);
