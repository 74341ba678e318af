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

const longest = 200;

/** A picture beside the words, and what joins or colours pictures, says nothing that could be searched for. */
const pictures = /\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200d|\ufe0f/gu;

/** As much of a typed text as is read, without pictures. */
export const clipped = (text: string): string =>
  text
    .slice(0, longest * 2)
    .normalize("NFKC")
    .slice(0, longest)
    .replace(pictures, " ");
