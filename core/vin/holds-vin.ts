import { cleanVin, hasRightCheckDigit, isFullVin, withoutLookalikes } from "./signs.ts";

const wordsOf = (text: string) => text.split(/[\s,;:]+/);
const isWhole = (signs: string) => isFullVin(withoutLookalikes(signs)) && /\d.*\d.*\d/.test(signs);

/** Typed with blanks: without a word, and with the right check digit, since "honda accord 1999 v6" has seventeen signs too. */
const isBroken = (text: string) =>
  !/\p{L}{4}/u.test(text) && hasRightCheckDigit(withoutLookalikes(cleanVin(text.replace(/\bvin\b/i, ""))));

/** Whether a line holds a whole VIN. */
export const holdsVin = (text: string): boolean => wordsOf(text).map(cleanVin).some(isWhole) || isBroken(text);

/** Or as many signs in one as no other word of a question has: one that is being typed. */
export const mayHoldVin = (text: string): boolean =>
  holdsVin(text) ||
  wordsOf(text)
    .map(cleanVin)
    .some((word) => word.length >= 9 && /\d/.test(word) && /[A-Z]/.test(word));
