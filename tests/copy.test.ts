import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listVocabularyFaults } from "#content/vocabulary.ts";
import { editionIds } from "#site/editions.ts";
import { copyFiles, listCopy, listOtherWords } from "./support/copy-words.ts";

const allowed = readFileSync(new URL("same-words.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const pairs = listCopy();
/** Figures and signs belong to no language; a text of allowed words alone is allowed. */
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
const isAllowed = (text: string) => allowed.includes(text) || wordsOf(text).every((word) => allowed.includes(word));

describe("the words of both editions", () => {
  it("are found", () => {
    expect(copyFiles).toContain("../../app/shell/copy.ts");
    expect(pairs).toContainEqual(expect.objectContaining({ es: "Saltar al contenido", en: "Skip to content" }));
  });

  it("are never empty", () => {
    const empty = pairs.flatMap((pair) =>
      editionIds.filter((edition) => pair[edition].trim() === "").map((edition) => `${pair.where} (${edition})`),
    );
    expect(empty).toEqual([]);
  });

  it("differ, but for the lines of same-words.txt", () => {
    const same = pairs.filter(({ es, en }) => es === en && !isAllowed(es));
    expect(same.map(({ where, es }) => `${where}: ${es}`)).toEqual([]);
  });

  it.each(editionIds)("keep to the vocabulary (%s)", (edition) => {
    const faults = pairs.flatMap((pair) =>
      listVocabularyFaults(pair[edition], edition).map((fault) => `${pair.where}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(editionIds)("keep to the vocabulary outside copy files too (%s)", (edition) => {
    const others = listOtherWords();
    expect(others.length).toBeGreaterThan(500);
    const faults = others.flatMap((pair) =>
      listVocabularyFaults(pair[edition], edition).map((fault) => `${pair.where}: ${fault} in “${pair[edition]}”`),
    );
    expect(faults).toEqual([]);
  });

  it("still need every line of same-words.txt", () => {
    const same = pairs.filter(({ es, en }) => es === en).map(({ es }) => es);
    const needed = new Set([...same, ...same.flatMap(wordsOf)]);
    expect(allowed.filter((line) => !needed.has(line))).toEqual([]);
  });
});
