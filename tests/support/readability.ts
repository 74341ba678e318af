import { marked, type Token } from "marked";
import type { Edition } from "#core/edition.ts";

type Readability = {
  readonly words: number;
  readonly wordsPerSentence: number;
  /** English: the school grade that a reader needs (Flesch-Kincaid). Spanish: ease up to 100 (Fernández-Huerta). */
  readonly score: number;
};

const vowels = { es: /[aeiouáéíóúü]+/giu, en: /[aeiouy]+/giu };

/** English: groups of vowels without a silent end. Spanish: a strong vowel, or a weak one with an accent, has its own. */
export function countSyllables(word: string, edition: Edition): number {
  if (/^\d/.test(word)) return 1;
  if (edition === "en") {
    const spoken = word
      .toLowerCase()
      .replace(/(?:(?<=[^aeiouylr])e|(?<=[^aeiouy]r)e|(?<=[^dt])ed|(?<=[^cgszx])es)$/u, "");
    return Math.max(1, spoken.match(vowels.en)?.length ?? 0);
  }
  const plain = word.toLowerCase().replace(/qu(?=[eiéí])|gu(?=[eiéí])/gu, "k");
  let count = 0;
  for (const [group] of plain.matchAll(vowels.es)) {
    const own = group.match(/[aeoáéó]|[íú]/gu)?.length ?? 0;
    count += Math.max(1, own);
  }
  return Math.max(1, count);
}

/** The sentences of a text in Markdown; an item of a list is one of its own; headings and tables are not read. */
export function listSentences(markdown: string): string[] {
  const sentences: string[] = [];
  const take = (text: string) => {
    const plain = text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/[*_`]/g, "")
      .replaceAll(/\{\{\w+\}\}/g, "X");
    sentences.push(...plain.split(/(?<=[.?!])\s+|\n/u).filter((sentence) => /\p{L}/u.test(sentence)));
  };
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === "paragraph") take(token.text);
      else if (token.type === "list") for (const item of token.items) take(item.text);
    }
  };
  walk(marked.lexer(markdown));
  return sentences;
}

export function readabilityOf(markdown: string, edition: Edition): Readability {
  const sentences = listSentences(markdown).map(
    (sentence) => sentence.match(/[\p{L}\d]+(?:['’.,-][\p{L}\d]+)*/gu) ?? [],
  );
  const spoken = sentences.flat();
  const syllables = spoken.reduce((sum, word) => sum + countSyllables(word, edition), 0);
  const wordsPerSentence = spoken.length / sentences.length;
  const perWord = syllables / spoken.length;
  const score =
    edition === "en"
      ? 0.39 * wordsPerSentence + 11.8 * perWord - 15.59
      : 206.84 - 60 * perWord - 1.02 * wordsPerSentence;
  return { words: spoken.length, wordsPerSentence, score };
}
