import { expect, it } from "vitest";
import type { CarWordLine } from "./car-words.ts";
import { carsMeant, takeCarWords } from "./smart-query-car-words.ts";
import { createVocabulary } from "./smart-query-names.ts";

const now = new Date("2026-11-15T00:00:00Z");
const makes = ["BMW", "Honda", "Ford", "Chevrolet", "Volkswagen", "Lexus", "Toyota"].map((name, at) => ({
  ...{ id: at + 1, name },
}));
const models = [
  { id: 10, makeId: 1, name: "3 Series", years: "1977-2027" },
  { id: 20, makeId: 2, name: "Civic", years: "1973-2027" },
  { id: 30, makeId: 3, name: "F-250", years: "1953-2027" },
  { id: 40, makeId: 4, name: "Camaro", years: "1967-2024" },
  { id: 41, makeId: 4, name: "Corvette", years: "1953-2027" },
  { id: 50, makeId: 5, name: "Beetle", years: "1949-2019" },
  { id: 60, makeId: 6, name: "LS 400", years: "1990-2000" },
  { id: 70, makeId: 7, name: "Supra", years: "1979-2027" },
];
type Given = [word: string, kind: CarWordLine["kind"], make: string, model: string, from?: number, to?: number];
const word = ([of, kind, make, model, from, to]: Given, engine = "", beside = false): CarWordLine => ({
  ...{ word: of, kind, make, model, from: from ?? null, to: to ?? null, engine, beside },
});
const vocabulary = createVocabulary({
  makes,
  models,
  carWords: [
    word(["e46", "body", "BMW", "3 Series", 1999, 2006]),
    word(["e90", "body", "BMW", "3 Series", 2006, 2011]),
    word(["si", "trim", "Honda", "Civic"], "", true),
    word(["ls", "trim", "Chevrolet", "Camaro"], "", true),
    word(["ls1", "engine", "Chevrolet", "Camaro", 1998, 2002], "5.7 V8"),
    word(["ls1", "engine", "Chevrolet", "Corvette", 1997, 2004], "5.7 V8"),
    word(["6.0 powerstroke", "engine", "Ford", "F-250", 2003, 2007], "6.0 V8"),
    word(["vocho", "nickname", "Volkswagen", "Beetle", 1949, 1980]),
    word(["pointer", "abroad", "Volkswagen", "Pointer"]),
    word(["supra", "engine", "Ford", "F-250"]),
    word(["t56", "gearbox", "Chevrolet", "Camaro", 1993, 2002]),
  ],
});
const take = (line: string, options: Partial<Parameters<typeof takeCarWords>[2]> = {}) => {
  const { taken, rest } = takeCarWords(line.split(" "), vocabulary, { least: 1, ...options });
  return { taken: taken.map((one) => one.words), rest };
};
type Named = Parameters<typeof carsMeant>[1];
const none: Named = { makeId: null, modelIds: [], years: [] };
const meant = (line: string, named: Partial<Named> = {}) =>
  carsMeant(
    takeCarWords(line.split(" "), vocabulary, { least: 1, besidePart: () => true }).taken,
    { ...none, ...named },
    now,
  );

it.each([
  ["a sign, wherever it stands", "puerta e46", ["e46"], ["puerta"]],
  ["the longest words first, in either order", "motor powerstroke 6.0", ["powerstroke 6.0"], ["motor"]],
  ["not another order of words that are no size", "powerstroke motor", [], ["powerstroke", "motor"]],
  ["a word of every day beside a car", "civic si 2001", ["si"], ["civic", "2001"]],
  ["a word of every day beside another sign", "e46 si", ["e46", "si"], []],
  ["no word of every day beside others", "si tienen puerta", [], ["si", "tienen", "puerta"]],
  ["not what belongs to a longer name", "ls 400", [], ["ls", "400"]],
  ["not what follows a make as its model", "toyota supra", [], ["toyota", "supra"]],
  ["not a model's name by itself", "motor supra", [], ["motor", "supra"]],
  ["a model's name that is another's sign, beside that one", "supra f-250", ["supra"], ["f-250"]],
])("takes %s", (_, line, taken, rest) => {
  expect(take(line)).toEqual({ taken, rest });
});

it("takes no trim beside a part alone, and none that has fewer words than are asked for", () => {
  expect(take("si tienen puerta", { besidePart: () => true }).taken).toEqual([]);
  expect(take("e46 powerstroke 6.0", { least: 2 })).toEqual({ taken: ["powerstroke 6.0"], rest: ["e46"] });
});

it("takes letters beside a part for a car's only where the rest of the line is known", () => {
  const isKnown = (word: string) => word === "hi";
  expect(take("hi e46", { besidePart: isKnown }).taken).toEqual(["e46"]);
  const letters = createVocabulary({
    makes: [{ id: 1, name: "Jeep" }],
    models: [{ id: 1, makeId: 1, name: "Wrangler" }],
    carWords: [{ ...word(["jk", "body", "Jeep", "Wrangler", 2007, 2018]), beside: true }],
  });
  const taken = (line: string) =>
    takeCarWords(line.split(" "), letters, { least: 1, besidePart: isKnown }).taken.map(({ words }) => words);
  expect([taken("hi jk"), taken("lol jk hi")]).toEqual([["jk"], []]);
});

it("means a car in the years of its sign", () => {
  expect(meant("e46")).toMatchObject({ makeId: 1, modelIds: [10], years: [[1999, 2006]], car: ["e46"], beside: [] });
  expect(meant("e46", { years: [[2004, 2008]] }).years).toEqual([[2004, 2006]]);
  expect(meant("civic si", { modelIds: [20] })).toMatchObject({ years: [], modelIds: [20], beside: ["si"] });
});

it("leaves a sign of other years or another car, but believes a name", () => {
  expect(meant("e46", { years: [[2010, 2010]] })).toMatchObject({ leftover: ["e46"], years: [[2010, 2010]] });
  expect(meant("e46", { modelIds: [20] })).toMatchObject({ leftover: ["e46"], modelIds: [20] });
  expect(meant("e46", { makeId: 2 }).leftover).toEqual(["e46"]);
  expect(meant("vocho", { years: [[1995, 1995]] })).toMatchObject({
    modelIds: [50],
    years: [[1949, 1980]],
    leftover: [],
  });
});

it("keeps the cars of an engine apart where their years differ, and says its size", () => {
  expect(meant("ls1")).toMatchObject({ engine: "5.7", engineSaid: ["ls1"], modelIds: [40, 41], makeId: 4 });
  expect(meant("ls1").apart.map(({ model, from, to }) => [model.id, from, to])).toEqual([
    [40, 1998, 2002],
    [41, 1997, 2004],
  ]);
  expect(meant("ls1", { modelIds: [41] })).toMatchObject({ apart: [], years: [[1997, 2004]] });
  expect(meant("ls1 t56")).toMatchObject({ engine: "5.7", modelIds: [40], years: [[1998, 2002]], beside: ["t56"] });
});

it("means the years that two signs of one car share, and of two without any the last", () => {
  expect(meant("e46 e90").years).toEqual([[2006, 2006]]);
  expect(meant("e46 vocho").leftover).toEqual(["vocho"]);
});

it("says of a car that was never sold here that it was not", () => {
  expect(meant("pointer")).toMatchObject({ abroad: ["pointer"], modelIds: [], leftover: [] });
});
