import { expect, it } from "vitest";
import { stem } from "./search-words.ts";
import { createVocabulary } from "./smart-query-names.ts";
import { isRimNumber, type PartLexicon, takePart } from "./smart-query-parts.ts";
import { wordsOf } from "./text.ts";

it("tries a line of nothing but part words in a bounded number of pieces", () => {
  const words = Array.from({ length: 66 }, (_, at) => ["ac", "cv", "o2"][at % 3] as string);
  let tried = 0;
  const lexicon = {
    isPartWord: () => true,
    isHead: () => true,
    isJoint: () => false,
    isListed: () => false,
    isUnlisted: () => false,
    isPart: () => {
      tried++;
      return false;
    },
    nearest: () => undefined,
  };
  expect(takePart(words, lexicon, createVocabulary({ makes: [], models: [] }))).toMatchObject({
    part: "",
    rest: words,
  });
  expect(tried).toBeLessThanOrEqual(8 * words.length);
});

const names = [
  "alternador|marcha|bomba de agua|defensa delantera|defensa trasera|rin 17|motor 4 cilindros|escape|caliper bracket|piston",
  "espejo lateral|puerta|computadora|cadena de tiempo",
].flatMap((line) => line.split("|"));
const stems = names.map((name) => wordsOf(name).map(stem));
const known = new Set(stems.flat().filter((word) => !/^\d+$/.test(word)));
const unlisted = new Set(["front clip", "bracket", "tornillos", "rings"]);
const has = (text: string, isWhole: boolean) => {
  const words = wordsOf(text).map(stem);
  return stems.some((part) => words.every((word) => part.includes(word)) && (!isWhole || words.length === part.length));
};
const lexicon: PartLexicon = {
  isPartWord: (word) => known.has(stem(word)) || [...unlisted].some((text) => text.split(" ").includes(word)),
  isHead: (word) => stems.some(([head]) => head === stem(word)),
  isPart: (text) => has(text, false),
  isJoint: () => false,
  isListed: (text) => has(text, true),
  isUnlisted: (text) => unlisted.has(text),
  nearest: () => undefined,
};
const vocabulary = createVocabulary({
  makes: [{ id: 1, name: "Ford" }],
  models: [
    { id: 10, makeId: 1, name: "Escape" },
    { id: 11, makeId: 1, name: "Ranger" },
  ],
});
const take = (line: string) => {
  const { part, others, unlisted: none, rest } = takePart(line.split(" "), lexicon, vocabulary);
  return [part, others.join(", "), none, rest.join(" ")];
};

it.each([
  ["one part beside a car", "alternador ranger", ["alternador", "", "", "ranger"]],
  ["its small words with it", "bomba de agua ranger", ["bomba agua", "", "", "ranger"]],
  ["two parts that are joined", "alternador y marcha ranger", ["alternador", "marcha", "", "ranger"]],
  ["the first one first, and the longer one too", "marcha y bomba de agua", ["marcha", "bomba de agua", "", ""]],
  ["the side where people say it", "puerta ranger lateral", ["puerta", "", "", "ranger lateral"]],
  ["no side by itself", "delantera ranger", ["", "", "", "delantera ranger"]],
  ["inches of a rim, and of nothing else", "rin 17 ranger", ["rin 17", "", "", "ranger"]],
  ["no inches without a rim", "alternador 17", ["alternador", "", "", "17"]],
  ["cylinders of an engine", "motor 4 cilindros ranger", ["motor 4 cilindros", "", "", "ranger"]],
  ["no doors of a car", "ranger 4 puertas", ["", "", "", "ranger 4 puertas"]],
  ["a word that is a car's name as a part without a car", "escape ranger", ["escape", "", "", "ranger"]],
  ["that word as the car after its make", "ford escape alternador", ["alternador", "", "", "ford escape"]],
  ["what no list has", "front clip ranger", ["", "", "front clip", "ranger"]],
  [
    "a small thing with what it belongs to",
    "tornillos de la defensa ranger",
    ["", "", "tornillos de la defensa", "ranger"],
  ],
  ["what no list has beside a part", "rings y alternador", ["alternador", "", "rings", ""]],
  ["a word of a longer name that a list has", "caliper bracket", ["caliper bracket", "", "", ""]],
])("takes %s", (_, line, taken) => {
  expect(take(line)).toEqual(taken);
});

it.each([
  ["alternador ride ranger puerta", []],
  ["bomba ride agua ranger", ["ride"]],
  ["bomba de agua my ride ranger", []],
  ["linea de alternador ranger", ["linea"]],
  ["marcha behind the puerta ranger", ["puerta"]],
  ["puerta debajo de la marcha ranger", ["marcha"]],
  ["marcha y puerta ranger", []],
])("tells what says nothing elsewhere, of a part: %s", (line, told) => {
  expect(takePart(line.split(" "), lexicon, vocabulary).told).toEqual(told);
});

it("takes for inches of a rim what rims have", () => {
  expect(["12", "13", "29", "30", "31", "17x8"].filter(isRimNumber)).toEqual(["13", "29", "30"]);
});
