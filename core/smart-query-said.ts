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
    unlisted = "",
    abroad = [],
  }: { said: SaidWords; leftover: readonly string[]; unlisted?: string; abroad?: readonly string[] },
  without?: Facet | { readonly word: string },
): string {
  const word = typeof without === "object" ? without.word : undefined;
  return [
    ...(unlisted === "" ? [] : [unlisted]),
    ...facets.flatMap((facet) => (facet === without ? [] : (said[facet] ?? []))),
    ...abroad,
    ...leftover.filter((one) => one !== word),
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

/** "not a civic", "anything but ford": what was said is what is not wanted. */
export function isDenied(leftover: readonly string[], line: readonly string[], said: Record<Facet, string[]>): boolean {
  const known = [said.car, said.color, said.part, said.engine, said.body].flat().join(" ").split(" ");
  return leftover.some((word) => {
    if (!["not", "no", "but", "except", "excepto", "menos"].includes(word)) return false;
    const next = line.slice(line.indexOf(word) + 1).find((one) => !noise.has(one));
    return next !== undefined && known.includes(next);
  });
}

const without = ["sin", "without"];
const denying = [...without, "no"];

/** The places of what the part named before shall not have: "mirror no turn signal", "marcha sin el arnes ni alternador". */
export function listDenied(words: readonly string[], isPart: (at: number) => boolean): ReadonlySet<number> {
  const denied = new Set<number>();
  let isNamed = false;
  let goesOn = false;
  words.forEach((word, at) => {
    const before = words[at - 1] ?? "";
    const isFirst = denying.includes(before) || (isNamed && ["ni", "nor"].includes(before));
    const isArticle = without.includes(before) && ["el", "la", "los", "las", "the"].includes(word);
    if ((isFirst || goesOn) && isPart(at)) denied.add(at);
    else if (isPart(at)) isNamed = true;
    goesOn = isNamed && (denied.has(at) || isArticle || (goesOn && ["de", "del", "of", "o", "or"].includes(word)));
  });
  return denied;
}

export const joined = (said: Record<Facet, string[]>): SaidWords =>
  Object.fromEntries(
    facets.map((facet) => [facet, said[facet].filter(Boolean).join(" ")]).filter(([, words]) => words !== ""),
  );
