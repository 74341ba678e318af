import { fold } from "./text.ts";

/** "Fort Worth, TX" → "fort-worth-tx": lower case, blanks to hyphens, punctuation and accents dropped. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}\s-]+/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
