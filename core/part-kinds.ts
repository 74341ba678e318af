import type { Edition, Words } from "./edition.ts";
import { remember } from "./remember.ts";

/** In what the kinds of a part differ. */
export type KindAxis = "cylinders" | "inches" | "drive" | "size" | "end" | "level" | "side" | "power";

/** How the name of a part ends where it comes in several kinds, in the order in which people name them. */
const endings: readonly (Readonly<Record<Edition, RegExp>> & { axis: KindAxis; short: Words | undefined })[] = [
  {
    axis: "cylinders",
    es: /^de (\d{1,2}) cilindros$/,
    en: /^(\d{1,2})-cylinder$/,
    short: { es: "$1 cil", en: "$1 cyl" },
  },
  { axis: "inches", es: /^de (\d{1,2}) pulgadas$/, en: /^(\d{1,2})-inch$/, short: { es: "$1″", en: "$1″" } },
  { axis: "drive", es: /^de tracción delantera$/, en: /^front-wheel drive$/, short: { es: "delantera", en: "FWD" } },
  { axis: "drive", es: /^de tracción trasera$/, en: /^rear-wheel drive$/, short: { es: "trasera", en: "RWD" } },
  { axis: "drive", es: /^4x4$/, en: /^4x4$/, short: { es: "4×4", en: "4×4" } },
  { axis: "size", es: /^chic[oa]s?$/, en: /^small$/, short: undefined },
  { axis: "size", es: /^median[oa]s?$/, en: /^medium$/, short: undefined },
  { axis: "size", es: /^grandes?$/, en: /^large$/, short: undefined },
  { axis: "end", es: /^delanter[oa]s?$/, en: /^front$/, short: { es: "del", en: "front" } },
  { axis: "end", es: /^traser[oa]s?$/, en: /^rear$/, short: { es: "tras", en: "rear" } },
  { axis: "level", es: /^superior(es)?$/, en: /^upper$/, short: { es: "sup", en: "upper" } },
  { axis: "level", es: /^inferior(es)?$/, en: /^lower$/, short: { es: "inf", en: "lower" } },
  { axis: "side", es: /^izquierd[oa]s?$/, en: /^left$/, short: { es: "izq", en: "left" } },
  { axis: "side", es: /^derech[oa]s?$/, en: /^right$/, short: { es: "der", en: "right" } },
  { axis: "power", es: /^manual(es)?$/, en: /^manual$/, short: undefined },
  { axis: "power", es: /^eléctric[oa]s?$/, en: /^power$/, short: { es: "eléctr", en: "power" } },
];
const mostWords = 3;

/** One word of a kind, "4 cil", "izq"; `order` says which comes first, `number` how many cylinders or inches. */
export type KindWord = {
  readonly short: string;
  readonly order: number;
  readonly axis: KindAxis;
  readonly number: number;
};
type NamedKind = { readonly base: string; readonly kind: readonly KindWord[] };

function findKind(text: string, edition: Edition): KindWord | undefined {
  for (const [at, ending] of endings.entries()) {
    const found = ending[edition].exec(text);
    if (!found) continue;
    const number = Number(found[1]) || 0;
    const short = ending.short?.[edition].replace("$1", String(number)) ?? text;
    return { short, order: at * 100 + number, axis: ending.axis, number };
  }
  return undefined;
}

function readKind(name: string, edition: Edition): NamedKind {
  const words = name.split(" ");
  const kind: KindWord[] = [];
  for (let found = true; found; ) {
    found = false;
    for (let count = mostWords; count > 0 && !found; count--) {
      if (words.length <= count) continue;
      const word = findKind(words.slice(-count).join(" ").replace(/,$/, ""), edition);
      if (!word) continue;
      kind.unshift(word);
      words.length -= count;
      found = true;
    }
  }
  return { base: kind.length > 0 ? words.join(" ").replace(/,$/, "") : name, kind };
}

/** The kind that one word says, in either language: "rear", "izquierdo". */
export const readKindWord = (word: string): KindWord | undefined => findKind(word, "en") ?? findKind(word, "es");

const known = {
  es: remember((name) => readKind(name, "es")),
  en: remember((name) => readKind(name, "en")),
};

/** "Puerta completa delantera izquierda" is a "Puerta completa", of the kind "del", "izq". Every price list asks it of all its parts. */
export const splitKind = (name: string, edition: Edition): NamedKind => known[edition](name);

/** Left before right, 4 cylinders before 6, small before large. */
export function compareKinds(a: readonly KindWord[], b: readonly KindWord[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at]?.order ?? -1) - (b[at]?.order ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
