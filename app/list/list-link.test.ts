import fc from "fast-check";
import { expect, it } from "vitest";
import { listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { newJob } from "./book.ts";
import { longestLink, readLink, writeLink } from "./list-link.ts";

const job = (cars: number) => ({
  ...newJob(1, "Civic"),
  plus: true,
  people: 2,
  stops: Array.from({ length: cars }, (_, at) =>
    listedStop(0, [listedPart(at), listedPart(1000 + at, { state: "gone", environmentalCents: 5, note: "ojo: ñ" })], {
      car: listedCar(5_000_000 + at * 37, { key: `2HGES1${(at * 7919 + 31) % 99991}N${at}`, row: `A${at % 20}` }),
    }),
  ),
});

const packed = async (value: unknown) => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `1.${Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url")}`;
};

it("brings a whole list across", async () => {
  const sent = {
    ...job(3),
    stops: [
      ...job(3).stops,
      listedStop(9, [], { car: listedCar(9, { highVoltage: true }) }),
      listedStop(0, [listedPart(3)], { car: null, store: 0, yard: "" }),
    ],
  };
  expect(await readLink(await writeLink(sent))).toEqual({ job: sent });
});

it("opens a list that was sent before cars said whether they run on high voltage", async () => {
  const old = ["", 1, 0, [[102, "Sacramento", [9, "VIN9", "2012 Toyota Camry", "A9", "", "", "", "", ""], "", []]]];
  expect(await readLink(await packed(old))).toMatchObject({ job: { stops: [{ car: { id: 9, highVoltage: false } }] } });
});

it("is short: a usual list fits a code, the longest a message", async () => {
  expect((await writeLink(job(5))).length).toBeLessThan(1_200);
  expect((await writeLink(job(30))).length).toBeLessThan(longestLink);
});

it.each([
  ["nothing", ""],
  ["words", "share"],
  ["another version", "2.abcd"],
  ["letters that are no code", "1.%%%"],
  ["a code that is nothing packed", "1.AAAA"],
])("takes %s for no list", async (_, fragment) => {
  expect(await readLink(fragment)).toEqual({ trouble: "broken" });
});

it("does not open what is too long, packed or not", async () => {
  expect(await readLink(`1.${"A".repeat(longestLink)}`)).toEqual({ trouble: "long" });
  const bomb = await packed("a".repeat(5_000_000));
  expect(bomb.length).toBeLessThan(longestLink);
  expect(await readLink(bomb)).toEqual({ trouble: "long" });
});

it.each([
  ["an empty list", ["x", 1, 0, []]],
  ["no list", null],
  ["wrong types", ["x", "1", 0, [[1, 2, 3, 4, 5]]]],
  ["a script for a name", [{ toString: 1 }, 1, 0, [[1, "y", 0, "", []]]]],
  [
    "the same stop twice",
    [
      "x",
      1,
      0,
      [
        [1, "y", 0, "", []],
        [1, "y", 0, "", []],
      ],
    ],
  ],
])("refuses %s", async (_, value) => {
  expect(await readLink(await packed(value))).toEqual({ trouble: "broken" });
});

it("answers whatever stands there", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `1.${text}`),
      ),
      async (fragment) => {
        expect(Object.keys(await readLink(fragment))).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect(await readLink(await packed(JSON.parse(text)))).toEqual({ trouble: "broken" });
    }),
    { numRuns: 60 },
  );
});
