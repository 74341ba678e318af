import { trimSigns } from "./text.ts";

/** The words of a folded text, without what stands around them. */
export const tokensOf = (text: string): string[] =>
  text
    .split(/[\s,;/()!¡¿?"“”:=]+/)
    .map((word) => trimSigns(word, ".-+#"))
    .filter((word) => word !== "" && word !== "&");

/** Letters, then at least four digits, or six digits and more: not a postal code, not a year. Or a VIN's last eight signs. */
export const isStockNumber = (word: string): boolean =>
  /^(?:[a-z]{1,4}-?\d{4,10}|\d{6,10})[a-z]?$|^[a-z0-9]{2}\d{6}$/.test(word);
