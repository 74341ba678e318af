import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGenerations, readPartFacts, readPartLines } from "#data/reference.ts";
import { editionIds } from "#site/editions.ts";
import { copyFiles, listCopy, listOtherWords, listWordsInCode } from "./support/copy-words.ts";
import { listVocabularyFaults } from "./support/vocabulary.ts";

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

  it("have the apostrophe of print, not that of a typewriter", () => {
    const straight = [...pairs, ...listOtherWords()].filter(({ en }) => /\p{L}'\p{L}/u.test(en));
    expect(straight.map(({ where, en }) => `${where}: ${en}`)).toEqual([]);
  });

  it("keep to the vocabulary where they stand beside code", () => {
    const inCode = listWordsInCode();
    expect(inCode).toContainEqual(expect.objectContaining({ where: "api/store-maps.ts", edition: "es" }));
    expect(inCode.length).toBeGreaterThan(1000);
    const faults = inCode.flatMap(({ where, edition, text }) =>
      listVocabularyFaults(text, edition).map((fault) => `${where}: ${fault} in “${text}”`),
    );
    expect(faults).toEqual([]);
  });

  it.each(editionIds)("keep to the vocabulary in what is known of parts and models (%s)", (edition) => {
    const parts = readPartFacts().flatMap((fact) => [fact[`tools_${edition}`], fact[`check_${edition}`]]);
    const models = readGenerations().map((one) => one[`note_${edition}`]);
    expect(parts.length).toBeGreaterThan(200);
    const faults = [...parts, ...models, ...readPartLines().map((part) => part[`name_${edition}`])].flatMap((text) =>
      listVocabularyFaults(text, edition).map((fault) => `${fault} in “${text}”`),
    );
    expect(faults).toEqual([]);
  });

  it("speak of one thing as of one", () => {
    const several = {
      es: /(?<![\d.,:/])1 (?!es\b|mes\b|más\b|años en adelante)\p{L}+s(?!\p{L})/u,
      en: /(?<![\d.,:/])1 (?!is\b|as\b|has\b|was\b|says\b|plus\b|sums\b|counts\b|matches\b|announces\b|metals site\b)\p{L}+s(?!\p{L})/u,
    };
    // Some take a count as a number, some as it is written: right is who says one of either.
    const [counted, written] = [listCopy([1]), listCopy(["1"])];
    expect(counted).toContainEqual(expect.objectContaining({ es: "1 carro", en: "1 car" }));
    const asText = new Map(written.map((pair) => [pair.where, pair]));
    const aside = [
      // In the words that the specification gives.
      "app/search/copy.ts copy.found",
      // Of a model, not of a count.
      ...["app/vehicle/vehicle-page/copy.ts copy.here", "app/vehicle/vehicle-page/copy.ts copy.near"],
      "app/inventory/results-page/copy.ts copy.otherModels",
      ...["app/parts/fit-copy.ts copy.between.unknown", "app/parts/fit-copy.ts copy.between.exact"],
      // Never said of one: choices of a list, limits, round figures, and what has other words for one beside it.
      ...["app/cars-for-sale/list-page/copy.ts copy.miles", "app/inventory/finder-copy.ts finderCopy.miles"],
      ...["app/company/api-docs-page/copy.ts copy.limitCalls", "app/company/api-docs-page/copy.ts copy.limitForms"],
      ...["app/home/copy.ts copy.claimParts", "app/home/copy.ts copy.claimYears", "app/rewards/copy.ts copy.gauge"],
      ...["app/cars-for-sale/list-page/copy.ts copy.shown", "app/inventory/copy.ts copy.atStores"],
      ...["app/list/copy.ts copy.tills", "app/prices/list-copy.ts copy.found"],
      ...["app/vehicle/gallery-copy.ts copy.of", "app/vehicle/vehicle-page/copy.ts copy.miles"],
      // Somebody, by name.
      ...["office/staff/copy.ts copy.changing", "office/staff/copy.ts copy.kept"],
      // Asked from five times on.
      ...["office/files/copy.ts copy.asked.times", "office/files/copy.ts copy.asked.part"],
    ];
    const wrong = counted
      .filter(({ where }) => !aside.includes(where))
      .flatMap((pair) =>
        editionIds
          .filter((edition) =>
            [pair, asText.get(pair.where) ?? pair].every((said) => several[edition].test(said[edition])),
          )
          .map((edition) => `${pair.where}: ${pair[edition]}`),
      );
    expect(wrong).toEqual([]);
  });

  it("still need every line of same-words.txt", () => {
    const same = pairs.filter(({ es, en }) => es === en).map(({ es }) => es);
    const needed = new Set([...same, ...same.flatMap(wordsOf)]);
    expect(allowed.filter((line) => !needed.has(line))).toEqual([]);
  });
});
