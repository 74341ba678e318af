import { describe, expect, it } from "vitest";
import { type InterchangeEntry, InterchangeTable } from "./interchange.ts";

const entry = (group: number, part: number, modelId: number, from: number, to = from): InterchangeEntry => ({
  group,
  part,
  modelId,
  from,
  to,
});
/** Parts 1 and 2 are of the table; the price list's 10 is known by its number and then by its name. */
const names = new Map([
  [10, [1, 2]],
  [11, [2]],
  [12, [3]],
]);
const table = new InterchangeTable(
  [
    entry(7, 1, 30, 2004, 2006),
    entry(7, 1, 20, 2001, 2003),
    entry(7, 1, 20, 1998, 2000),
    entry(8, 1, 20, 2003, 2005),
    entry(8, 1, 40, 2003),
    entry(9, 2, 20, 2010, 2012),
    entry(9, 2, 50, 2010, 2014),
    entry(6, 2, 60, 1990),
  ],
  names,
);
const told = (partId: number, modelId: number, year: number) =>
  table.find(partId, modelId, year).map((span) => `${span.modelId} ${span.from}-${span.to}`);

describe("a table of parts that fit each other", () => {
  it("names every car of the group, by model and year, the one that was asked for among them", () => {
    expect(table.size).toBe(8);
    expect(told(10, 30, 2005)).toEqual(["20 1998-2000", "20 2001-2003", "30 2004-2006"]);
    expect(told(11, 60, 1990)).toEqual(["60 1990-1990"]);
  });

  it("goes by the years of the car, the first and the last of them too", () => {
    const known = [1997, 1998, 2000, 2001, 2006].map((year) => told(10, 20, year).length > 0);
    expect(known).toEqual([false, true, true, true, false]);
    expect(told(10, 30, 2004)).toEqual(told(10, 30, 2006));
    expect([told(10, 30, 2003), told(10, 30, 2007)]).toEqual([[], []]);
  });

  it("names the cars of every group that the car is in", () => {
    expect(told(10, 20, 2003)).toEqual([
      "20 1998-2000",
      "20 2001-2003",
      "30 2004-2006",
      "20 2003-2005",
      "40 2003-2003",
    ]);
  });

  it("asks by the part's own number first, by its name only where that knows nothing", () => {
    expect(told(10, 20, 2011)).toEqual(["20 2010-2012", "50 2010-2014"]);
    expect(told(11, 20, 2003)).toEqual([]);
  });

  it("knows no other part or model, and nothing at all where it is empty", () => {
    for (const [part, model] of [
      [99, 20],
      [12, 20],
      [10, 10],
      [10, 25],
      [10, 70],
    ] as const)
      expect(told(part, model, 2003)).toEqual([]);
    expect(new InterchangeTable([], names).find(10, 20, 2003)).toEqual([]);
  });
});
