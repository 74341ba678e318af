import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanVinPattern, vinMatcher } from "./pattern.ts";
import { checkDigit, cleanVin, hasRightCheckDigit, readVin, vinOnLabel, vinYear, yearCode } from "./signs.ts";

const now = new Date("2026-11-15T00:00:00Z");
const signs = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const anyVin = fc.array(fc.constantFrom(...signs), { minLength: 17, maxLength: 17 }).map((list) => list.join(""));

describe("VIN", () => {
  test("known numbers have the right check digit", () => {
    // The standard's own examples.
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    expect(checkDigit("11111111111111111")).toBe("1");
    expect(hasRightCheckDigit("1M8GDM9AXKP042788")).toBe(true);
    expect(hasRightCheckDigit("1M8GDM9A1KP042788")).toBe(false);
  });

  test("one wrong sign is always noticed, except in the pairs that share a value", () => {
    const value = (sign: string) => checkDigit(`00000000${sign}00000000`.replace(/^(.)/, sign));
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.constantFrom(...signs), (vin, at, sign) => {
        const good = vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
        fc.pre(at !== 8 && value(sign) !== value(good.charAt(at)));
        const bad = good.slice(0, at) + sign + good.slice(at + 1);
        expect(hasRightCheckDigit(good)).toBe(true);
        expect(hasRightCheckDigit(bad)).toBe(false);
      }),
    );
  });

  test("cleaning drops what people type around it", () => {
    expect(cleanVin(" 1hg-cm826 33a004352 ")).toBe("1HGCM82633A004352");
    fc.assert(fc.property(fc.string(), (text) => void expect(cleanVin(cleanVin(text))).toBe(cleanVin(text))));
  });

  test("model year by the tenth and the seventh sign", () => {
    expect(vinYear("1HGCM82633A004352", now)).toBe(2003);
    expect(vinYear("5YJSA1E26HF000337", now)).toBe(2017);
    expect(vinYear("1FTFX1CF9BFA00001", now)).toBe(2011);
    expect(vinYear("1G1AB08C1BA000001", now)).toBe(1981);
    // A letter in the seventh place says 2028 or later, which is not yet.
    expect(vinYear("1FTFX1CF9WFA00001", now)).toBe(1998);
    expect(vinYear("1HGCM8263UA004352", now)).toBeUndefined();
  });

  test("a year's code reads back as the year", () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1981, max: 2027 }), (vin, year) => {
        const seventh = year < 2010 ? "1" : "A";
        const made = `${vin.slice(0, 6)}${seventh}${vin.slice(7, 9)}${yearCode(year)}${vin.slice(10)}`;
        expect(vinYear(made, now)).toBe(year);
      }),
    );
  });

  test("short numbers, nonsense", () => {
    expect(readVin("CE140S129876").kind).toBe("short");
    expect(readVin("1HGCM82633A00435O").kind).toBe("none");
    expect(readVin("hello").kind).toBe("none");
    expect(readVin("civic").kind).toBe("none");
  });

  describe("patterns", () => {
    const vins = fc.string({ unit: fc.constantFrom(..."AB1"), maxLength: 8 });
    const patterns = fc.string({ unit: fc.constantFrom(..."AB1*?"), maxLength: 12 });

    test("find by any run and any sign", () => {
      const honda = "1HGCM82633A004352";
      for (const typed of ["1HG*4352", "1HG?M8*", "*", "1hg-cm*", "?".repeat(17), honda, "*4352", "***1HG***"])
        expect(vinMatcher(typed)(honda), typed).toBe(true);
      for (const typed of ["1HG?8*", "", "?", "1HG*4353", "?".repeat(18), `*${honda}?`])
        expect(vinMatcher(typed)(honda), typed).toBe(false);
    });

    test("match what the plain definition matches", () => {
      const matches = (pattern: string, vin: string): boolean => {
        if (pattern === "") return vin === "";
        if (pattern.startsWith("*"))
          return matches(pattern.slice(1), vin) || (vin !== "" && matches(pattern, vin.slice(1)));
        return vin !== "" && (pattern[0] === "?" || pattern[0] === vin[0]) && matches(pattern.slice(1), vin.slice(1));
      };
      fc.assert(
        fc.property(patterns, vins, (pattern, vin) => {
          expect(vinMatcher(pattern)(vin)).toBe(matches(pattern, vin));
        }),
        { numRuns: 2000 },
      );
    });

    test("are never longer than a VIN and its stars", () => {
      fc.assert(
        fc.property(fc.string({ unit: fc.constantFrom(..."Aa1*?- "), maxLength: 200 }), (typed) => {
          // Every sign of a VIN, and a star before, between and after them.
          expect((cleanVinPattern(typed) ?? "").length).toBeLessThanOrEqual(17 + 18);
        }),
      );
      expect(cleanVinPattern("A".repeat(18))).toBeUndefined();
      expect(cleanVinPattern("*?".repeat(17))).toHaveLength(34);
      expect(cleanVinPattern("*".repeat(5000))).toBe("*");
    });
  });
});

test.each([
  ["1HGCM82633A004352", "1HGCM82633A004352"],
  [" i1hgcm82633a004352 ", "1HGCM82633A004352"],
  ["VIN:1HGCM82633A004352", "1HGCM82633A004352"],
  ["PAINT NH578", undefined],
  ["12345678901HGCM82633A004352", undefined],
])("a label that says %s carries the VIN %s", (code, vin) => {
  expect(vinOnLabel(code)).toBe(vin);
});
