import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanPostalCode, cleanTypedPlace, couldBePlace, findCodeIn, findPostalCode } from "./postal-code.ts";

test.each([
  [" 95670 ", "95670"],
  ["95670-1234", "95670"],
  ["956701234", "95670"],
  ["t2p 1a1", "T2P1A1"],
  ["T2P-1A1", "T2P1A1"],
  ["956701", "956701"],
  ["9567012", "95670"],
])("cleans %j", (text, clean) => expect(cleanPostalCode(text)).toBe(clean));

test.each([
  [" 94577-1234 ", "94577"],
  ["945771234", "94577"],
  ["v6b 1a1", "V6B1A1"],
  ["12-34", "1234"],
  ["9457o", "9457O"],
  ["  Chula Vista ", "Chula Vista"],
  ["Carmel-by-the-Sea", "Carmel-by-the-Sea"],
  ["Sacramento, CA 95823", "Sacramento, CA 95823"],
  ["calle 5", "calle 5"],
  ["null", "null"],
  ["", ""],
])("cuts codes, and no city: %j", (typed, said) => expect(cleanTypedPlace(typed)).toBe(said));

test.each([
  ["95670", "US", "95670", "95670"],
  ["02909-0001", "US", "02909", "02909"],
  ["t2c1a1", "CA", "T2C 1A1", "T2C"],
  ["V3W 3K8", "CA", "V3W 3K8", "V3W"],
  ["t2c", "CA", "T2C", "T2C"],
])("knows %j", (text, country, written, area) =>
  expect(findPostalCode(text)).toEqual({ country, text: written, area }),
);

test.each(["", "9567", "956701", "D2P 1A1", "W2P 1A1", "Z2P 1A1", "T2O 1A1", "T2P 1U1", "ABCDE", "T2P1A", "null"])(
  "refuses %j",
  (text) => expect(findPostalCode(text)).toBeNull(),
);

test.each([
  ["95823", "95823"],
  ["Sacramento, CA 95823", "95823"],
  ["Sacramento,95823-1234 ", "95823"],
  ["Calgary AB T2C 1A1", "T2C 1A1"],
  ["Sacramento", undefined],
  ["Highway 95823 north", undefined],
  ["", undefined],
])("the code that %j ends in", (text, code) => expect(findCodeIn(text)?.text).toBe(code));

test("a place is a code, or words without a number", () => {
  expect(["95823", "T2C", "Sacramento, CA 95823", "Fresno", "Ñu"].filter((text) => !couldBePlace(text))).toEqual([]);
  expect(["", "x", "12", "Fresno 7", "--", "9567"].filter(couldBePlace)).toEqual([]);
});

test("any five digits are a ZIP, however they are spaced", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.array(fc.constantFrom(" ", "-", "\t")), (number, gaps) => {
      const zip = String(number).padStart(5, "0");
      const typed = gaps.reduce((text, gap, at) => text.slice(0, at % 5) + gap + text.slice(at % 5), zip);
      expect(findPostalCode(typed)?.area).toBe(zip);
    }),
  );
});

test("cleaning twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => void expect(cleanPostalCode(cleanPostalCode(text))).toBe(cleanPostalCode(text))),
  );
});
