import { fold, wordsOf } from "#core/text.ts";

/** A text in pieces: every second one is the beginning of a word that was typed so. */
export function markTyped(text: string, typed: string): string[] {
  const begun = wordsOf(typed);
  const pieces = [""];
  for (const word of text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    const folded = fold(word);
    const longest = Math.max(0, ...begun.filter((one) => folded.startsWith(one)).map(({ length }) => length));
    // Letters that fold to more than one sign have no beginning of that length.
    const length = folded.length === word.length ? longest : longest > 0 ? word.length : 0;
    if (length > 0) pieces.push(word.slice(0, length), word.slice(length));
    else pieces.push(`${pieces.pop()}${word}`);
  }
  return pieces;
}
