import { expect, it } from "vitest";
import { alsoAsked } from "./smart-query-also.ts";
import { type Facet, facets } from "./smart-query-said.ts";

const nothing = Object.fromEntries(facets.map((facet) => [facet, []])) as unknown as Record<Facet, string[]>;
const said = { ...nothing, part: ["starter"], car: ["cavalier"], years: ["2002"] };
const ask = (line: string, more: { others?: string[]; secondYears?: string[] } = {}) =>
  alsoAsked({
    words: line.split(" "),
    part: { took: "starter", others: ["alternator"] },
    first: "cavalier",
    others: ["cobalt"],
    secondYears: ["2005"],
    said,
    ...more,
  });

it.each(["2002 cavalier starter 2005 cobalt alternator", "starter 2002 cavalier and alternator 2005 cobalt"])(
  "“%s” asks for each part of its own car",
  (line) => expect(ask(line)).toEqual(["alternator cobalt 2005"]),
);

it("two parts before two cars are each of either", () =>
  expect(ask("starter and alternator 2002 cavalier or 2005 cobalt")).toEqual([
    "alternator cavalier 2002",
    "starter cobalt 2005",
  ]));

it.each(["hood cavalier not the cobalt", "hood cavalier no de cobalt", "hood cavalier ni una cobalt"])(
  "“%s” asks for no car behind the no",
  (line) =>
    expect(
      alsoAsked({
        words: line.split(" "),
        part: { took: "hood", others: [] },
        first: "cavalier",
        others: ["cobalt"],
        secondYears: undefined,
        said,
      }),
    ).toEqual([]),
);

it("a second part without a car of its own is of the first", () =>
  expect(ask("2002 cavalier starter and alternator", { others: [] })).toEqual(["alternator cavalier 2002"]));
