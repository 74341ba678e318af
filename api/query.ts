import type { Edition } from "#site/editions.ts";

const unpercent = (text: string) => {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

export type Query = ReadonlyMap<string, string>;

/** Reads a query as careless clients write it: `?&makeId=1`, empty values and the word `null` count as absent. */
export function readQuery(search: string): Query {
  const values = new Map<string, string>();
  for (const pair of (search.startsWith("?") ? search.slice(1) : search).split("&")) {
    const eq = pair.indexOf("=");
    if (eq <= 0) continue;
    const name = unpercent(pair.slice(0, eq));
    const value = unpercent(pair.slice(eq + 1)).trim();
    if (value !== "" && value !== "null" && !values.has(name)) values.set(name, value);
  }
  return values;
}

/** English only when it is asked for, in any case; everything else is Spanish. */
export const editionOf = (language: string | undefined): Edition =>
  /^en(glish)?$/i.test(language?.trim() ?? "") ? "en" : "es";
