import type { SmartReading } from "#core/smart-reading.ts";

/**
 * What an answer goes without and says so, the questions that the same line asks beside it, and whether another car's part
 * fits (`SmartReading.fit`), as an address carries them.
 */
export type Aside = { readonly left: readonly string[]; readonly also: readonly string[]; readonly fit?: string };

export const noAside: Aside = { left: [], also: [] };

/** No word of it is left out. */
export const isAllSaid = ({ denied, leftover }: SmartReading): boolean => denied.length === 0 && leftover.length === 0;

export const asideOf = ({ beside, denied, leftover, also, fit = "" }: SmartReading): Aside => ({
  left: [...beside, ...denied, ...leftover],
  also,
  fit,
});

const mostWords = 6;
const mostQuestions = 3;
const longest = 100;

const clean = (texts: readonly string[], most: number) =>
  texts
    .map((text) => text.trim().slice(0, longest))
    .filter(Boolean)
    .slice(0, most);

export const readAside = (query: URLSearchParams): Aside => ({
  left: clean((query.get("left") ?? "").split(","), mostWords),
  also: clean((query.get("also") ?? "").split(";"), mostQuestions),
  ...(query.get("fit") && { fit: query.get("fit")?.slice(0, longest) ?? "" }),
});

export const writeAside = ({ left, also, fit }: Aside) => ({
  left: clean(left, mostWords).join(",") || undefined,
  also: clean(also, mostQuestions).join(";") || undefined,
  ...(fit && { fit }),
});

export function withAside(query: URLSearchParams, aside: Aside): URLSearchParams {
  for (const [name, value] of Object.entries(writeAside(aside))) if (value) query.append(name, value);
  return query;
}
