import { beginsAlike } from "#core/by-ear.ts";
import type { Edition, Words } from "#core/edition.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { once } from "#core/once.ts";
import type { Part, PartType } from "#core/part.ts";
import { compareKinds, type KindWord, splitKind } from "#core/part-kinds.ts";
import { dangersByName } from "#core/parts-by-name.ts";
import { remember } from "#core/remember.ts";
import { isSmall, stem } from "#core/search-words.ts";
import { slugOf } from "#core/slug.ts";
import { isKind } from "#core/smart-query-kinds.ts";
import { fold, wordsOf } from "#core/text.ts";
import { typingDistance } from "#core/typing-distance.ts";
import { findByWords, findParts, isOtherName } from "./find-parts.ts";
import { onceForWords } from "./part-phrases.ts";
import type { PriceBook } from "./stock.ts";

/** One of the kinds that a part comes in: a line of the price list, and what tells it from the others. */
export type PartKind = { readonly part: Part; readonly kind: Readonly<Record<Edition, readonly KindWord[]>> };

/** A part under its one name, as people ask for it: "Alternador", small, medium and large, for cars and for pickups. */
export type PartFamily = {
  readonly name: Words;
  /** What an address calls it, in each edition; no other family has the same. */
  readonly slug: Words;
  readonly category: string;
  /** In the order in which people name them, those for cars first. */
  readonly kinds: readonly PartKind[];
};

type Families = {
  /** By Spanish name. */
  readonly all: readonly PartFamily[];
  /** By position of the part in the price book. */
  readonly ofPart: readonly PartFamily[];
  readonly bySlug: Readonly<Record<Edition, ReadonlyMap<string, PartFamily>>>;
};

const editions = ["es", "en"] as const;

const familiesOf = once((prices: PriceBook): Families => {
  const lines = prices.parts.map((part) => ({
    part,
    es: splitKind(part.name.es, "es"),
    en: splitKind(part.name.en, "en"),
  }));
  const groups = Map.groupBy(lines, ({ es, en }) => `${es.base}|${en.base}`);
  const bySlug = { es: new Map<string, PartFamily>(), en: new Map<string, PartFamily>() };
  const byPart = new Map<Part, PartFamily>();
  const all = [...groups.values()].map((group): PartFamily => {
    const [first] = group as [(typeof group)[number]];
    const name = { es: first.es.base, en: first.en.base };
    const family = {
      name,
      slug: { es: freeSlug(bySlug.es, name.es), en: freeSlug(bySlug.en, name.en) },
      category: first.part.category,
      kinds: group
        .map(({ part, es, en }) => ({ part, kind: { es: es.kind, en: en.kind } }))
        .sort((a, b) => a.part.type.localeCompare(b.part.type) || compareKinds(a.kind.es, b.kind.es)),
    };
    for (const edition of editions) bySlug[edition].set(family.slug[edition], family);
    for (const { part } of group) byPart.set(part, family);
    return family;
  });
  return { all, ofPart: prices.parts.map((part) => byPart.get(part) as PartFamily), bySlug };
});

function freeSlug(taken: ReadonlyMap<string, unknown>, name: string): string {
  const slug = slugOf(name) || "x";
  let free = slug;
  for (let at = 2; taken.has(free); at++) free = `${slug}-${at}`;
  return free;
}

/** By Spanish name. */
export const listFamilies = (prices: PriceBook): readonly PartFamily[] => familiesOf(prices).all;

/** What an address names: in its own edition, or in the other. */
export function findFamilyBySlug(prices: PriceBook, slug: string, edition: Edition): PartFamily | undefined {
  const { bySlug } = familiesOf(prices);
  const wanted = fold(slug);
  return bySlug[edition].get(wanted) ?? bySlug[edition === "es" ? "en" : "es"].get(wanted);
}

/** Its kinds on one of the two lists. */
export const kindsFor = ({ kinds }: PartFamily, type: PartType): PartKind[] =>
  kinds.filter(({ part }) => part.type === type);

export type FoundFamily = {
  readonly family: PartFamily;
  /** The lines that the words fit, where they leave out others: "alternador grande". */
  readonly partIds: readonly number[];
};

const stems = (text: string) => wordsOf(text).map(stem).sort().join(" ");
/** They name another part, not another kind of one. */
const notKinds = new Set(
  "automatico automatica automatic manual electrico electrica power aire agua tercera third interior exterior lateral side".split(
    " ",
  ),
);
const plainStems = (text: string) =>
  stems(
    wordsOf(text)
      .filter((word) => !isKind(word) || notKinds.has(word))
      .join(" "),
  );
const namesOf = ({ name, kinds }: PartFamily): string[] => {
  const { synonyms } = (kinds[0] as PartKind).part;
  return [name.es, name.en, ...synonyms.es, ...synonyms.en];
};

/** The parts that have the words of a typed text, in either language: what people mean by them, and what else has them. */
export const findAllFamilies = (prices: PriceBook, text: string): FoundFamily[] =>
  familiesAt(prices, new Set([...findParts(prices, text), ...findByWords(prices, text)]));

function familiesAt(prices: PriceBook, positions: ReadonlySet<number>): FoundFamily[] {
  const { ofPart } = familiesOf(prices);
  const found = new Map<PartFamily, number[]>();
  for (const at of [...positions].sort((a, b) => a - b)) {
    const family = ofPart[at] as PartFamily;
    const ids = found.get(family);
    const { id } = prices.parts[at] as Part;
    if (ids) ids.push(id);
    else found.set(family, [id]);
  }
  return [...found].map(([family, partIds]) => ({
    family,
    partIds: partIds.length < family.kinds.length ? partIds : [],
  }));
}

const meantIn = onceForWords((prices) =>
  remember(
    (text) => readFamilies(prices, text),
    ({ length }) => 1 + length / 10,
  ),
);

/** The parts that a typed text may mean: one when it names just that, else all that have its words. */
export const findFamilies = (prices: PriceBook, text: string): readonly FoundFamily[] => meantIn(prices)(text);

function readFamilies(prices: PriceBook, text: string): readonly FoundFamily[] {
  const all = familiesAt(prices, findParts(prices, text));
  for (const isNamed of namings(text)) {
    const [only, other] = all.filter(({ family }) => isNamed(family));
    if (only && !other) return [only];
  }
  return all;
}

/**
 * The same for a car. One of high voltage has two of what others have one of: whoever says "battery" of a Tesla is asked
 * which, for the one kills and the other starts nothing.
 */
export function findFamiliesFor(prices: PriceBook, text: string, modelName: string): readonly FoundFamily[] {
  const found = findFamilies(prices, text);
  const [only, other] = found;
  if (!only || other || !hasHighVoltage(modelName) || isHighVoltage(only.family)) return found;
  const alike = listFamilies(prices).filter(
    (family) => isHighVoltage(family) && family.name.en.toLowerCase().endsWith(` ${only.family.name.en.toLowerCase()}`),
  );
  return [...found, ...alike.map((family) => ({ family, partIds: [] }))];
}

const painted =
  /^(?:bumper|hood|door(?: shell|,)|sliding door|fender|side mirror|trunk lid|tailgate|liftgate|quarter|roof|spoiler|fuel door|outside door handle|header panel|body|rocker panel|cab\b|pickup bed|nose|hardtop|.*(?:flare|cladding|molding))/i;

/** Whether a part has the paint of its car. */
export const isPainted = ({ name }: PartFamily): boolean => painted.test(name.en);

export const isHighVoltage = ({ name }: PartFamily) => dangersByName(name).includes("high-voltage");

/** The first that a text names, where a list says "Faro (derecho)" and "Faro (izquierdo)" as if they were two; else the only one that it finds. */
export function findNamedFamily(prices: PriceBook, text: string): PartFamily | undefined {
  const [first, ...others] = findFamilies(prices, text);
  if (!first || others.length === 0) return first?.family;
  const all = [first, ...others].map(({ family }) => family);
  const { exactly, plainly } = ownNamings(text);
  return all.find(exactly) ?? all.find(plainly);
}

/** How a text says a part's own name: as it is written, or leaving out of which kind it is. */
function ownNamings(text: string) {
  const [wanted, plain] = [stems(text), plainStems(text)];
  const own = ({ name }: PartFamily) => [name.es, name.en];
  return {
    own,
    exactly: (family: PartFamily) => own(family).some((name) => stems(name) === wanted),
    // "calavera derecha" is no inner one, "puerta" no lock of a door. A "rear window" is no window of any kind.
    plainly: (family: PartFamily) => plain !== "" && own(family).some((name) => plainStems(name) === plain),
  };
}

/** How a text may name one part of all that have its words, the surest first. */
function namings(text: string): ((family: PartFamily) => boolean)[] {
  const [wanted, plain, typed] = [stems(text), plainStems(text), fold(text).trim()];
  const limit = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2;
  const { own, exactly, plainly } = ownNamings(text);
  return [
    exactly,
    (family) => namesOf(family).some((name) => stems(name) === wanted),
    plainly,
    (family) => plain !== "" && namesOf(family).some((name) => stems(name) === plain),
    (family) => own(family).some((name) => typingDistance(typed, fold(name), limit) <= limit),
  ];
}

/** What the lines of one part are called that a text means: "Calavera derecha", and the whole part by its own name. */
export function nameFound({ family, partIds }: FoundFamily, edition: Edition): string {
  const kinds = family.kinds.filter(({ part }) => partIds.includes(part.id));
  return sharedStart(kinds.map(({ part }) => part.name[edition].split(" "))) || family.name[edition];
}

/** What a part is called: its name; of several, what all names begin with, or the word that most of them have; else the words themselves. */
export function partName(prices: PriceBook, words: string, edition: Edition): string {
  const found = findFamilies(prices, words);
  const [only, other] = found;
  if (only && !other) return nameFound(only, edition);
  const split = found.map(({ family }) => family.name[edition].split(" "));
  const text = sharedStart(split) || commonWord(split) || words;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without a comma or a small word at the end: "Rin de". */
function sharedStart(names: readonly (readonly string[])[]): string {
  const [first = [], ...others] = names;
  let count = 0;
  while (first[count] !== undefined && others.every((name) => name[count] === first[count])) count++;
  while (count > 0 && isSmall(stem(first[count - 1] as string))) count--;
  return first.slice(0, count).join(" ").replace(/,$/, "");
}

const most = 0.6;

function commonWord(names: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(name.map((one) => fold(one).replace(/,$/, "")))) {
      if (!isSmall(stem(word)) && !isKind(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  const [[word, count] = ["", 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  const written = names.flat().find((one) => fold(one).replace(/,$/, "") === word);
  return written && count >= names.length * most ? written.replace(/,$/, "") : "";
}

/** The names nearest to a text that names no part. */
export function listNearestFamilies(prices: PriceBook, text: string, count: number): PartFamily[] {
  const wanted = fold(text).trim().slice(0, 40);
  const limit = Math.min(4, Math.floor(wanted.length / 3));
  if (wanted.length < 3 || wordsOf(text).every((word) => isOtherName(prices, word))) return [];
  return familiesOf(prices)
    .all.map((family) => ({
      family,
      distance: Math.min(
        ...namesOf(family)
          .map(fold)
          .filter((name) => beginsAlike(wanted, name))
          .map((name) => typingDistance(wanted, name, limit)),
      ),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ family }) => family);
}
