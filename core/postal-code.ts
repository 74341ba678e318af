import { invalid } from "./errors.ts";

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

export function parsePostalCode(text: string): PostalCode {
  const code = findPostalCode(text);
  if (!code) throw invalid("zip", "no US or Canadian postal code");
  return code;
}
