import type { Edition, Words } from "./edition.ts";

/**
 * Who said something: a person of the chain about one thing, the chain's folder, a yard's file, the car's own VIN, the
 * reference data that comes with the program, somebody who visited. Why: docs/decisions/034-where-a-fact-comes-from.md.
 */
export const sources = ["staff", "chain", "file", "vin", "reference", "visitor"] as const;
export type Source = (typeof sources)[number];

export type Said<T> = {
  readonly value: T;
  readonly source: Source;
  /** Of the statement, not of its reader: what is not sure asks. */
  readonly sure: boolean;
  /** Since when, as an ISO time; "" where nobody knows. */
  readonly at: string;
  readonly by?: string;
  /** What the next source said when this was said: as long as it still does, nothing is in dispute. */
  readonly against?: T;
};

/** What is known of something; nobody said it where it is undefined, and that is no "no" and no 0. */
type Fact<T> = Said<T> | undefined;
export type Decision<T> = { readonly holds: Fact<T>; readonly disputed: readonly Said<T>[] };

type Precedence = {
  readonly order: readonly Source[];
  /** What is sure goes before what is not, among these; two that are sure are in dispute. */
  readonly surest?: readonly Source[];
  /** The worst statement holds, whoever made it. */
  readonly worst?: true;
  readonly why: string;
};

const usual = ["staff", "chain", "file", "vin", "reference"] as const;
const byVin: Precedence = {
  order: usual,
  surest: ["file", "vin"],
  why: "A VIN whose check digit is right knows better than a cell that is empty, a code or in no catalogue.",
};

const precedence = {
  rule: { order: ["staff", "chain"], why: "Only the chain binds itself: a file or a reference book promises nothing." },
  year: byVin,
  make: byVin,
  model: byVin,
  danger: { order: usual, worst: true, why: "A warning too many costs a minute, one too few a hand." },
  other: { order: usual, why: "Who stands nearer to the thing knows better." },
} as const satisfies Record<string, Precedence>;
export type Field = keyof typeof precedence;

const text = (value: unknown) => JSON.stringify(value) ?? "";
const same = (a: unknown, b: unknown) => text(a) === text(b);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Of one source what it said last; of two said at once the sure one, and else always the same. */
const later = (a: Said<unknown>, b: Said<unknown>) =>
  compare(b.at, a.at) ||
  Number(b.sure) - Number(a.sure) ||
  compare(text(a.value), text(b.value)) ||
  sources.indexOf(a.source) - sources.indexOf(b.source) ||
  compare(text(a), text(b));

function lastWords<T>(said: readonly Said<T>[]): Said<T>[] {
  return sources.flatMap((source) => {
    const [last] = said.filter((one) => one.source === source).sort(later);
    return last ? [last] : [];
  });
}

/** `badness` tells which of two statements about a danger is worse: the higher one. */
export function decide<T>(
  field: Field,
  said: readonly Said<T>[],
  badness: (value: T) => number = () => 0,
): Decision<T> {
  const { order, surest = [], worst }: Precedence = precedence[field];
  // A warning is not taken back by a later, milder word of the same source, and by staff only with a name.
  const heard = worst ? [...said].sort((a, b) => badness(b.value) - badness(a.value) || later(a, b)) : lastWords(said);
  const known = heard.filter(({ source }) => order.includes(source));
  const rank = ({ source, sure }: Said<T>) => {
    const late = !sure && surest.includes(source) && known.some((one) => one.sure && surest.includes(one.source));
    return order.indexOf(source) + (late ? order.length : 0);
  };
  const [takenBack] = known.filter(({ source, by }) => source === "staff" && by !== undefined).sort(later);
  const holds = worst ? (takenBack ?? known[0]) : [...known].sort((a, b) => rank(a) - rank(b))[0];
  if (!holds) return { holds, disputed: heard.filter(({ source }) => source === "visitor") };
  const settled = ({ value, source, sure }: Said<T>) =>
    same(value, holds.value) ||
    (source !== "visitor" && "against" in holds && same(value, holds.against)) ||
    // What is not sure does not argue with what is.
    (surest.includes(source) && !sure && holds.sure);
  const rivals = heard.filter((one) => one.source === "visitor" || order.includes(one.source));
  return { holds, disputed: rivals.filter((one) => one !== holds && !settled(one)) };
}

const words: Record<Source | "nobody", Words> = {
  staff: { es: "lo dijo el personal", en: "said by the staff" },
  chain: { es: "de la carpeta de la cadena", en: "from the chain’s folder" },
  file: { es: "del archivo", en: "from the file" },
  vin: { es: "según su VIN", en: "by its VIN" },
  reference: { es: "de datos de referencia", en: "from reference data" },
  visitor: { es: "lo contó un visitante", en: "told by a visitor" },
  nobody: { es: "nadie lo ha dicho", en: "nobody said it" },
};

/** Where a fact comes from, as it stands within a line. */
export const sourceText = (fact: Fact<unknown> | Source, edition: Edition): string =>
  words[typeof fact === "string" ? fact : (fact?.source ?? "nobody")][edition];
