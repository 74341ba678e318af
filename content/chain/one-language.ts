import { type Edition, editionIds, otherEdition } from "#site/editions.ts";

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The one language that facts name, if they name one alone. */
export function findOnly(json: unknown): Edition | undefined {
  const languages = isGroup(json) ? json.languages : undefined;
  if (!Array.isArray(languages) || languages.length !== 1) return undefined;
  return editionIds.find((edition) => edition === languages[0]);
}

/** A noun for the edition that nobody hears; a Spanish one has a gender. */
function nounFor(edition: Edition, noun: unknown): unknown {
  if (!isGroup(noun)) return noun;
  const { one, many } = noun;
  return edition === "es" ? { one, many, gender: "m" } : { one, many };
}

/** A site of one language needs its words in that alone: the other gets the same. */
export function inEveryLanguage(json: unknown): unknown {
  const only = findOnly(json);
  if (!only) return json;
  const missing = otherEdition(only);
  const complete = (value: unknown, name: string): unknown => {
    if (!isGroup(value)) return value;
    const full = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, complete(inner, key)]));
    if (!(only in full) || missing in full) return full;
    return { ...full, [missing]: name === "yardWord" ? nounFor(missing, full[only]) : full[only] };
  };
  return complete(json, "");
}
