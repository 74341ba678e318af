import { type Edition, editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";

const files = import.meta.glob<Record<string, unknown>>(
  ["../../{app,api,site,content,server,core,render,office}/**/{copy,*-copy}.ts", "!../../site/copy.ts"],
  { eager: true },
);

/** One piece of text in both editions, with where it stands. */
type Pair = { where: string; es: string; en: string };

const isCopy = (value: unknown): value is Record<Edition, unknown> =>
  typeof value === "object" && value !== null && "es" in value && "en" in value;

/** A function of copy is called with what such functions take: counts, names, dates. */
const anySamples: readonly unknown[] = [2, "7", new Date(0)];
function callWith(fn: (...args: unknown[]) => unknown, samples: readonly unknown[]): string | undefined {
  for (const sample of samples) {
    try {
      const said = fn(...Array(Math.max(fn.length, 1)).fill(sample));
      if (typeof said === "string") return said;
    } catch {
      // It takes something else: the next sample may fit.
    }
  }
  return undefined;
}

function* pairsOf(where: string, es: unknown, en: unknown, samples: readonly unknown[]): Generator<Pair> {
  if (typeof es === "function" && typeof en === "function") {
    const [a, b] = [callWith(es as () => unknown, samples), callWith(en as () => unknown, samples)];
    if (a !== undefined && b !== undefined) yield { where, es: a, en: b };
  } else if (typeof es === "string") yield { where, es, en: String(en) };
  else if (typeof es === "object" && es !== null)
    for (const [key, value] of Object.entries(es))
      yield* pairsOf(`${where}.${key}`, value, (en as Record<string, unknown>)[key], samples);
}

/** Every text of every copy.ts, and the labels of the table of pages; functions say it of the first sample they take. */
export function listCopy(samples = anySamples): Pair[] {
  const pairs = pageIds.map((id): Pair => ({ where: `site/pages.ts ${id}.label`, ...pageRow(id).label }));
  for (const [file, exports] of Object.entries(files)) {
    for (const [name, value] of Object.entries(exports))
      if (isCopy(value))
        pairs.push(...pairsOf(`${file.replace(/^(\.\.\/)+/, "")} ${name}`, value.es, value.en, samples));
  }
  return pairs;
}

const others = import.meta.glob<Record<string, unknown>>(
  ["../../{core,content}/**/*.ts", "!../../**/*.test.ts", "!../../**/{copy,*-copy}.ts"],
  { eager: true },
);

function* wordsIn(where: string, value: unknown, depth = 0): Generator<Pair> {
  if (typeof value !== "object" || value === null || depth > 8) return;
  if (isCopy(value) && typeof value.es === "string" && typeof value.en === "string") {
    yield { where, es: value.es, en: value.en };
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* wordsIn(`${where}.${key}`, inner, depth + 1);
}

/** What is said in both editions outside copy files: labels of forms, rules by state, signs, names of states. */
export const listOtherWords = (): Pair[] =>
  Object.entries(others).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => [
      ...wordsIn(`${file.replace(/^(\.\.\/)+/, "")} ${name}`, value),
    ]),
  );

const sources = import.meta.glob<string>(
  [
    "../../{app,api,content,feeds,office,server,render}/**/*.{ts,tsx}",
    "!../../**/{copy,*-copy}.ts",
    "!../../**/*.test.{ts,tsx}",
  ],
  { query: "?raw", import: "default", eager: true },
);
const copyInCode = /defineCopy\(\{\s*es:([\s\S]*?)[\s,]en:([\s\S]*?)\}\)(?=[;,\n])/g;
const wordInCode = /\b(es|en):\s*(?:\([^)]*\) =>\s*)?(?="|`)/g;
const literal = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

type Written = { where: string; edition: Edition; text: string };

function* writtenIn(where: string, source: string): Generator<Written> {
  const said = (edition: Edition, [, plain, template]: RegExpMatchArray): Written => ({
    where,
    edition,
    text: (plain ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, "7"),
  });
  for (const [, es = "", en = ""] of source.matchAll(copyInCode)) {
    for (const one of es.matchAll(literal)) yield said("es", one);
    for (const one of en.matchAll(literal)) yield said("en", one);
  }
  for (const { 0: whole, 1: edition, index } of source.matchAll(wordInCode)) {
    const [one] = source.slice(index + whole.length, index + whole.length + 2000).matchAll(literal);
    if (one) yield said(edition as Edition, one);
  }
}

/** The words that stand beside code, as they are written there: what no copy file exports. Addresses are none. */
export const listWordsInCode = (): Written[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    [...writtenIn(file.replace(/^(\.\.\/)+/, ""), source)].filter(({ text }) => !text.startsWith("/")),
  );

export const copyFiles = Object.keys(files);

/** Texts of the site that only one edition has: found on a page of the other, they are in the wrong language. */
export function wordsOfOneEdition(): Record<Edition, Set<string>> {
  const all = { es: new Set<string>(), en: new Set<string>() };
  for (const pair of listCopy())
    if (!pair.where.startsWith("office/")) for (const edition of editionIds) all[edition].add(pair[edition].trim());
  const only = (own: Set<string>, other: Set<string>) => new Set([...own].filter((text) => !other.has(text)));
  return { es: only(all.es, all.en), en: only(all.en, all.es) };
}
