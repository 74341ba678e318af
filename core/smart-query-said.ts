import { noise } from "./smart-query-words.ts";

/** What a line may speak of, in the order in which a question says it. */
export const facets = [
  "vin",
  "stock",
  "part",
  "car",
  "years",
  "engine",
  "color",
  "body",
  "row",
  "hours",
  "distance",
  "place",
] as const;
export type Facet = (typeof facets)[number];

/** The words of a line by what they speak of; those that say nothing are left out. */
export type SaidWords = Readonly<Partial<Record<Facet, string>>>;

/** The same question in the same words, without one thing: a facet, or a word that nobody understood. */
export function writeQuestion(
  {
    said,
    leftover,
    denied = [],
    unlisted = "",
    abroad = [],
  }: {
    said: SaidWords;
    leftover: readonly string[];
    denied?: readonly string[];
    unlisted?: string;
    abroad?: readonly string[];
  },
  without?: Facet | { readonly word: string },
): string {
  const word = typeof without === "object" ? without.word : undefined;
  return [
    ...(unlisted === "" ? [] : [unlisted]),
    ...facets.flatMap((facet) => (facet === without ? [] : (said[facet] ?? []))),
    ...abroad,
    ...leftover.filter((one) => one !== word),
    // Each by itself, so that nothing after it is denied too.
    ...denied.filter((one) => one !== word).map((one) => `, ${one}`),
  ].join(" ");
}

const owns = ["de", "del"];
const counts = new Set("pares juego juegos color lado modelo".split(" "));

/** "tapadera del motor": what nobody knows belongs to the part that was said, and is another. */
export function isOfPart(
  leftover: readonly string[],
  line: readonly string[],
  took: string,
  isPlain: (word: string) => boolean,
): boolean {
  const [first = ""] = took.split(" ");
  return leftover.some((word) => {
    if (first === "" || isPlain(word) || !/^[a-z]{4}/.test(word) || counts.has(word)) return false;
    const [of = "", next = "", more] = line.slice(line.indexOf(word) + 1);
    return owns.includes(of) && (next === first || (["la", "el", "los", "las"].includes(next) && more === first));
  });
}

/** "ya no quiero el prius": what was said may be what is not wanted. */
export function isDenied(
  leftover: readonly string[],
  line: readonly string[],
  said: Record<Facet, string[]>,
  denied: readonly string[],
  isHead: (word: string) => boolean,
): boolean {
  // "no heat mirror": the mirror may be what is asked for.
  if (said.part.join("") === "" && denied.some((words) => words.split(" ").some(isHead))) return true;
  const known = Object.values(said).flat().join(" ").split(" ");
  return leftover.some((word) => {
    if (!["not", "no", "but", "except", "excepto", "menos"].includes(word)) return false;
    const next = line.slice(line.indexOf(word) + 1).find((one) => !noise.has(one));
    return next !== undefined && known.includes(next);
  });
}

export const joined = (said: Record<Facet, string[]>): SaidWords =>
  Object.fromEntries(
    facets.map((facet) => [facet, said[facet].filter(Boolean).join(" ")]).filter(([, words]) => words !== ""),
  );
