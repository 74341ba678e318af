import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, cleanVin, hasRightCheckDigit, readVin, vinMaker, vinPattern, vinYear, yearCode } from "./vin.ts";

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

  test("makers, short numbers, nonsense", () => {
    expect(vinMaker("1HGCM82633A004352")).toBe("Honda");
    expect(vinMaker("WDBRH84J93F398505")).toBe("Mercedes-Benz");
    expect(readVin("CE140S129876").kind).toBe("short");
    expect(readVin("1HGCM82633A00435O").kind).toBe("none");
    expect(readVin("hello").kind).toBe("none");
    expect(readVin("civic").kind).toBe("none");
  });

  test("patterns", () => {
    expect(vinPattern("1HG*4352").test("1HGCM82633A004352")).toBe(true);
    expect(vinPattern("1HG?M8*").test("1HGCM82633A004352")).toBe(true);
    expect(vinPattern("1HG?8*").test("1HGCM82633A004352")).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => void expect(() => vinPattern(text)).not.toThrow()));
  });
});
