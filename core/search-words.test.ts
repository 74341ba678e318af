import { expect, test } from "vitest";
import { isPageTerm, isSmall, meaningsOf, partSynonymsOf, stem, termOf, termsOf } from "./search-words.ts";

test.each([
  ["batteries", "battery"],
  ["frenos", "freno"],
  ["motores", "motor"],
  ["engines", "engin"],
  ["engine", "engin"],
  ["switches", "switch"],
  ["brushes", "brush"],
  ["boxes", "box"],
  ["glass", "glass"],
  ["virus", "virus"],
  ["chasis", "chasis"],
  ["vender", "vend"],
  ["recycling", "recycl"],
  ["trabajando", "trabaj"],
  ["starters", "starter"],
  // Too short to lose anything, or a code.
  ["gas", "gas"],
  ["rines", "rin"],
  ["ver", "ver"],
  ["f150s", "f150s"],
])("the stem of %s is %s", (word, stemmed) => expect(stem(word)).toBe(stemmed));

test("a term has neither accents nor capitals", () => {
  expect(termOf("Múltiples")).toBe("multiple");
  expect(termsOf("Faros y Calaveras")).toEqual(["faro", "y", "calavera"]);
});

test("synonyms are the others of the group, never the word itself", () => {
  expect(partSynonymsOf("cofre").sort()).toEqual(["capo", "hood"]);
  expect(partSynonymsOf("hood").sort()).toEqual(["capo", "cofre"]);
  expect(partSynonymsOf("garantia")).toEqual([]);
});

test("some words speak of a page and of no part", () => {
  for (const word of ["garantía", "warranty", "yonkes", "trabajar", "empleos"])
    expect(isPageTerm(termOf(word))).toBe(true);
  for (const word of ["cofre", "hood", "motor", "nothing"]) expect(isPageTerm(termOf(word))).toBe(false);
});

test("some words stand for others, but not the other way round", () => {
  expect(meaningsOf("mica")).toEqual(["faro", "calavera"]);
  expect(meaningsOf(termOf("ventanilla"))).toEqual(["vidrio"]);
  expect(meaningsOf("faro")).toEqual([]);
});

test("small words say nothing of what is sought", () => {
  expect(termsOf("los frenos de the car").filter((term) => !isSmall(term))).toEqual(["freno", "car"]);
});
