import { isSmall, stem } from "./search-words.ts";
import { joiners } from "./smart-query-joints.ts";

type Lists = { isUnlisted(words: string): boolean; isListed(words: string): boolean };

/** No part has a longer name; a line of nothing but part words is not tried in every length. */
export const mostWords = 8;

export const textAt = (places: readonly number[], words: readonly string[]): string =>
  places.map((at) => words[at] as string).join(" ");

/** What no list has, unless it is a word of a longer name that one has: a "caliper bracket". */
export function unlistedIn(run: readonly number[], words: readonly string[], lexicon: Lists): readonly number[] {
  const isEdge = (at: number | undefined) => at !== undefined && !isSmall(stem(words[at] as string));
  const pieces = (count: number) =>
    Array.from({ length: Math.max(0, run.length - count + 1) }, (_, from) => run.slice(from, from + count)).filter(
      (piece) => isEdge(piece[0]) && isEdge(piece.at(-1)),
    );
  for (let count = Math.min(run.length, mostWords); count > 0; count--) {
    const piece = pieces(count).find((one) => lexicon.isUnlisted(textAt(one, words)));
    if (!piece) continue;
    const isListed = [4, 3, 2].some((more) =>
      pieces(count - 1 + more).some(
        (one) => piece.every((at) => one.includes(at)) && lexicon.isListed(textAt(one, words)),
      ),
    );
    if (!isListed) return count === 1 ? whole(piece[0] as number, run, words) : piece;
  }
  return [];
}

/** A small thing with what it belongs to, on which nothing else is said: "piston rings", "tornillos de la defensa". */
function whole(of: number, run: readonly number[], words: readonly string[]): readonly number[] {
  const word = (at: number) => words[run[at] as number] as string;
  const isJoint = (at: number) => joiners.has(word(at)) || ["con", "with", "para", "for"].includes(word(at));
  const place = run.indexOf(of);
  let [from, to] = [place, place];
  while (from > 0 && !isSmall(stem(word(from - 1)))) from--;
  if (["de", "del"].includes(run[to + 1] === undefined ? "" : word(to + 1)))
    while (to + 1 < run.length && !isJoint(to + 1)) to++;
  return run.slice(from, to + 1);
}
