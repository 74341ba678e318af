import { chainFacts } from "#content/chain-facts.ts";
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

const addValue = (values: Map<string, string>, name: string, text: string) => {
  const [key, value] = [name.toLowerCase(), text.trim()];
  if (value !== "" && value !== "null" && !values.has(key)) values.set(key, value);
};

/**
 * Reads a query as careless clients write it: `?&makeId=1`, empty values and the word `null` count as absent, and a name
 * may stand in any case. The names of what was read are in lower case.
 */
export function readQuery(search: string): Query {
  const values = new Map<string, string>();
  for (const pair of (search.startsWith("?") ? search.slice(1) : search).split("&")) {
    const eq = pair.indexOf("=");
    if (eq <= 0) continue;
    addValue(values, unpercent(pair.slice(0, eq)), unpercent(pair.slice(eq + 1)));
  }
  return values;
}

/** What a query says, and what the fields of a body add to it. */
export function withFields(query: Query, fields: unknown): Query {
  const values = new Map(query);
  for (const [name, value] of Object.entries(Object(fields)))
    if (typeof value === "string" || typeof value === "number") addValue(values, name, String(value));
  return values;
}

/** English when it is asked for, in any case and of any country (en-US); everything else is Spanish. A site of one language speaks that. */
export function editionOf(language: string | undefined): Edition {
  const { languages } = chainFacts();
  if (languages.length === 1) return languages[0];
  return /^en(g|glish)?([-_][a-z0-9]{2,8}){0,3}$/i.test(language?.trim() ?? "") ? "en" : "es";
}

/** Parameters that say the edition and nothing else, in any words. */
export const editionNames = ["language", "sfilter"];
/** What documents tell of a call's parameters: a site of one language has none to choose. */
export const spokenParameters = <P>(parameters: Readonly<Record<string, P>>): Record<string, P> =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name]) => chainFacts().languages.length > 1 || !editionNames.includes(name)),
  );

/** The language that a query names. */
export const languageIn = (query: Query): string | undefined =>
  editionNames.map((name) => query.get(name)).find((word) => word !== undefined);

export const editionOfQuery = (query: Query): Edition => editionOf(languageIn(query));
