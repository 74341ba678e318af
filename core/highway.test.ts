import fc from "fast-check";
import { expect, it } from "vitest";
import { findHighway, findHighways, writeHighways } from "./highway.ts";

it("reads interstates, US routes, and those of states and provinces, with their exits", () => {
  expect(findHighway("I-5 exit 22")).toEqual({ kind: "interstate", region: "", number: "5", exit: "22" });
  expect(findHighway(" us 50 ")).toEqual({ kind: "us", region: "", number: "50", exit: "" });
  expect(findHighway("CA-99, salida 294b")).toEqual({ kind: "state", region: "CA", number: "99", exit: "294B" });
  expect(findHighway("AB-2")).toEqual({ kind: "province", region: "AB", number: "2", exit: "" });
  expect(findHighway("i-35w exit 46")).toMatchObject({ number: "35W", exit: "46" });
});

it("knows what is no highway", () => {
  for (const text of ["", "I-", "XX-5", "I-12345", "Main Street", "I-5 exit", "I-5 near 22", "I-5 exit 12345678"])
    expect([text, findHighway(text)]).toEqual([text, undefined]);
});

it("reads a cell of up to four, or refuses it whole", () => {
  expect(findHighways("I-5 exit 471 | CA-4")).toHaveLength(2);
  expect(findHighways("")).toEqual([]);
  expect(findHighways("I-5|Main Street")).toBeUndefined();
  expect(findHighways("I-1|I-2|I-3|I-4")).toHaveLength(4);
  expect(findHighways("I-1|I-2|I-3|I-4|I-5")).toBeUndefined();
});

it("writes what it reads again", () => {
  const sign = fc.constantFrom("I", "US", "CA", "TX", "BC", "AB");
  const exit = fc.constantFrom("", " exit 22", " exit 294B");
  const one = fc.tuple(sign, fc.integer({ min: 1, max: 999 }), exit).map(([s, n, e]) => `${s}-${n}${e}`);
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (all) => {
      const text = all.join("|");
      expect(writeHighways(findHighways(text) ?? [])).toBe(text);
    }),
  );
});
