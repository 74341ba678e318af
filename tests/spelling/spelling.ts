import { readFileSync } from "node:fs";
import english from "dictionary-en";
import mexican from "dictionary-es-mx";
import nspell from "nspell";

type Edition = "es" | "en";

/** The dictionary of Mexico and that of the US, plus the project's own words, one a line, # for remarks. */
function open(edition: Edition) {
  const { aff, dic } = edition === "es" ? mexican : english;
  const spell = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) });
  const list = readFileSync(new URL(`./words.${edition}.txt`, import.meta.url), "utf8");
  for (const line of list.split("\n")) {
    const word = line.replace(/#.*/, "").trim();
    if (word) spell.add(word);
  }
  return spell;
}

const opened: Partial<Record<Edition, ReturnType<typeof open>>> = {};
const spellOf = (edition: Edition) => {
  opened[edition] ??= open(edition);
  return opened[edition];
};

const noise = [
  /\{\{\w+\}\}/g,
  /`[^`]*`/g,
  /\]\([^)]*\)/g,
  /https?:\S+|[\w.+-]+@[\w.-]+|(?<![\p{L}\d])\/[\w/:.-]+/gu,
  /<[^>]+>/g,
  /&\w+;/g,
  /[\p{L}\d]*\d[\p{L}\d]*(?:-\p{L}+)?/gu,
];

/** The words of a text, without addresses, placeholders, codes and short capitals such as VIN. */
export function listWords(text: string): string[] {
  const plain = noise.reduce((rest, pattern) => rest.replaceAll(pattern, " "), text.normalize("NFC"));
  const found = plain.replaceAll("’", "'").match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  return [...new Set(found)].filter((word) => word.length > 1 && !/^\p{Lu}{2,5}s?$/u.test(word));
}

/** Words of the text that neither the dictionary nor the project's list knows. */
export const listMisspelled = (text: string, edition: Edition): string[] =>
  listWords(text).filter((word) => !spellOf(edition).correct(word));

const literals = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Every text in a value of words: strings, lists, nested groups, and the literals inside functions. */
export function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") {
    return [...String(value).matchAll(literals)].map(([, a, b, c]) =>
      (a ?? b ?? c ?? "").replaceAll(/\\[nt]/g, " ").replaceAll(/\$\{[^}]*\}/g, " "),
    );
  }
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(listTexts);
  return [];
}

const isPair = (value: unknown): value is Record<Edition, unknown> =>
  value !== null && typeof value === "object" && "es" in value && "en" in value;

/** Pairs { es, en } anywhere in a module or value: `defineCopy` results, page labels, brand words. */
export function listPairs(value: unknown): Record<Edition, unknown>[] {
  if (isPair(value)) return [value];
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(listPairs);
  return [];
}

/** Misspelled words of every pair in a value, as "es: palabra". */
export const listMisspelledPairs = (value: unknown): string[] =>
  listPairs(value).flatMap((pair) =>
    (["es", "en"] as const).flatMap((edition) =>
      listTexts(pair[edition]).flatMap((text) => listMisspelled(text, edition).map((word) => `${edition}: ${word}`)),
    ),
  );
