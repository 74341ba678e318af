import { describe, expect, it } from "vitest";
import { now, vocabulary } from "#tests/support/typed-lines.ts";
import { readSmartQuery } from "./smart-query.ts";
import { apartByYears, bareYears, madeIn, otherCars, yearsOfTwo } from "./smart-query-beside.ts";
import type { Vocabulary } from "./smart-query-names.ts";

const models = new Map(
  [
    [1, "1990-1999"],
    [2, "2000-2010"],
    [3, ""],
  ].map(([id, years]) => [id, { id, years }]),
) as unknown as Vocabulary["models"];
const made = (ids: number[], years: [number, number][]) => madeIn(ids, years, { ...vocabulary, models });
const idsOf = (words: string) => readSmartQuery(words, vocabulary, now).modelIds;

describe("several models of one name", () => {
  it.each<[number[], [number, number][], number[]]>([
    [[1, 2], [[2005, 2005]], [2]],
    [[1, 2], [[1999, 1999]], [1]],
    [[1, 2], [[1985, 1990]], [1]],
    [[1, 2], [[2010, 2012]], [2]],
    [[1, 2], [[1999, 2000]], [1, 2]],
    [[1, 3], [[2005, 2005]], [3]],
    [[1, 2], [[1980, 1980]], [1, 2]],
    [[1], [[2005, 2005]], [1]],
    [[1, 2], [], [1, 2]],
  ])("of %j in %j are %j", (ids, years, left) => expect(made(ids, years)).toEqual(left));
});

it.each([
  [["1998", "2002"], ["98", "2002"], "98 2002 civic", "1998-2002"],
  [["1998", "2002"], ["98", "2002"], "98 civic 2002", "1998,2002"],
  [["2002", "1998"], ["2002", "98"], "2002 98 civic", "2002,1998"],
  [["1998", "2000", "2002"], ["98", "2000", "2002"], "98 2000 2002", "1998,2000,2002"],
  [["1998"], ["98"], "98", "1998"],
])("the years %j, said as %j in “%s”, are %s", (years, said, line, read) =>
  expect(bareYears(years, said, line.split(" "))).toBe(read),
);

it.each([
  ["civic 2005 y camry 2008", ["2005"], ["2008"]],
  ["2005 civic y 2008 camry", ["2005"], ["2008"]],
  ["civic y camry 2008", undefined, undefined],
  ["2005 civic y camry", undefined, undefined],
  ["civic 2005 y camry", ["2005"], []],
])("“%s”: of two cars each has its own", (line, one, two) => {
  const words = line.split(" ");
  const years = words.filter((word) => /^\d{4}$/.test(word));
  expect(yearsOfTwo(words, ["civic", "camry"], years)).toEqual(one && [one, two]);
});

it("another car stands beside the first where it is no name of the same one", () => {
  const [civic, camry] = [[...idsOf("civic")], [...idsOf("camry")]];
  const cars = [
    { modelIds: civic, words: "civic" },
    { modelIds: camry, words: "camry" },
  ];
  expect(otherCars({ cars }, ["gato"], vocabulary, now)).toEqual({ words: ["camry"], modelIds: civic, rest: ["gato"] });
  const [first] = cars;
  const twice = first ? [first, { ...first, words: "honda civic" }] : [];
  expect(otherCars({ cars: twice }, [], vocabulary, now)).toBeUndefined();
  expect(otherCars({ cars: twice }, ["camry"], vocabulary, now)).toMatchObject({ words: ["camry"], rest: [] });
  expect(otherCars({ cars: [] }, ["camry"], vocabulary, now)).toBeUndefined();
});

it("two cars with their own years are apart, and no other number of them", () => {
  const years = [[[2005, 2005]], [[2008, 2009]]] as const;
  const cars = [{ modelIds: [1] }, { modelIds: [2] }];
  const apart = apartByYears(cars, years, { ...vocabulary, models });
  expect(apart.map(({ model, from, to }) => [model.id, from, to])).toEqual([
    [1, 2005, 2005],
    [2, 2008, 2009],
  ]);
  expect(apartByYears(cars, undefined, { ...vocabulary, models })).toEqual([]);
  for (const some of [cars.slice(1), [...cars, ...cars]])
    expect(apartByYears(some, years, { ...vocabulary, models })).toEqual([]);
});
