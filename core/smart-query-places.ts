import { noise, otherWords } from "./smart-query-words.ts";

const hereAndNow = /(?<![\w-])(?:cerca de (?:mi casa|mi|aqui)|near me|near here|close to me|nearby)(?![\w-])/;

/** Takes "near me" out of a folded text. */
export function takeHere(text: string): { here: boolean; took: string; rest: string } {
  const took = hereAndNow.exec(text)?.[0] ?? "";
  return { here: took !== "", took, rest: took === "" ? text : text.replace(took, " , ") };
}

const longestName = 5;
/** A line that is not settled by so many look-ups is no line that somebody typed for a city. */
const mostLookups = 60;

/** Finds a city among words that name no car: the longest run of them that is one, with its state or without. */
export function takeCity(
  words: readonly string[],
  findCity: (name: string) => string | undefined,
): { zip: string; took: string; rest: readonly string[] } {
  let left = mostLookups;
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count);
      // "los" alone is no city, "los angeles" is one.
      if (
        run.every((word) => noise.has(word) || otherWords.has(word) || word.length < 3) ||
        run.some((word) => /\d/.test(word))
      )
        continue;
      if (left-- === 0) return { zip: "", took: "", rest: words };
      const took = run.join(" ");
      const zip = findCity(took);
      if (zip !== undefined) return { zip, took, rest: [...words.slice(0, at), ...words.slice(at + count)] };
    }
  }
  return { zip: "", took: "", rest: words };
}
