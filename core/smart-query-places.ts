import { noise } from "./smart-query-words.ts";

const hereAndNow = /(?<![\w-])(?:cerca de (?:mi casa|mi|aqui)|near me|near here|close to me|nearby)(?![\w-])/;

/** Takes "near me" out of a folded text. */
export function takeHere(text: string): { here: boolean; rest: string } {
  const rest = text.replace(hereAndNow, " , ");
  return { here: rest !== text, rest };
}

const longestName = 5;
/** A line that is not settled by so many look-ups is no line that somebody typed for a city. */
const mostLookups = 60;

/** Finds a city among words that name no car: the longest run of them that is one, with its state or without. */
export function takeCity(
  words: readonly string[],
  findCity: (name: string) => string | undefined,
): { zip: string; rest: readonly string[] } {
  let left = mostLookups;
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count);
      // "los" alone is no city, "los angeles" is one.
      if (run.every((word) => noise.has(word) || word.length < 3) || run.some((word) => /\d/.test(word))) continue;
      if (left-- === 0) return { zip: "", rest: words };
      const zip = findCity(run.join(" "));
      if (zip !== undefined) return { zip, rest: [...words.slice(0, at), ...words.slice(at + count)] };
    }
  }
  return { zip: "", rest: words };
}
