import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vinNow as now, vinTable as table } from "#tests/support/vin-table.ts";
import { lookAlikes, mendVin } from "./mend.ts";
import { readCar } from "./read-car.ts";
import { hasRightCheckDigit } from "./signs.ts";

const known = readFileSync(new URL("../../tests/fixtures/vin-known.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.slice(0, 17));
const mended = (vin: string) => mendVin(table, vin, now).map((facts) => facts.vin);
const replace = (vin: string, at: number, sign: string) => vin.slice(0, at) + sign + vin.slice(at + 1);

describe("mending a VIN", () => {
  it("finds the right one after any one look-alike sign was taken for the other", () => {
    let tried = 0;
    for (const vin of known)
      for (const pair of lookAlikes)
        for (let at = 0; at < 17; at++) {
          const side = pair.indexOf(vin.charAt(at));
          // Every seventh is enough: three thousand would take seconds.
          if (side < 0 || (at + vin.charCodeAt(16) + pair.charCodeAt(0)) % 7 !== 0) continue;
          tried++;
          expect(mended(replace(vin, at, pair.charAt(1 - side))), `${vin} ${pair} ${at}`).toContain(vin);
        }
    expect(tried).toBeGreaterThan(150);
  });

  it("finds it after two neighbours changed places, and reads I, O and Q as 1 and 0", () => {
    for (const vin of known.slice(0, 20)) {
      const swapped = `${vin.slice(0, 4)}${vin[5]}${vin[4]}${vin.slice(6)}`;
      // B and 2 count alike: no check digit tells which stands first.
      if (!hasRightCheckDigit(swapped)) expect(mended(swapped)).toContain(vin);
      expect(mended(vin.replaceAll("1", "I").replaceAll("0", "o"))).toContain(vin);
      expect(mended(vin.replaceAll("0", "Q"))).toContain(vin);
    }
  });

  it("leaves a right one alone", () => {
    for (const vin of known) expect(mended(vin)).toEqual([vin]);
  });

  it("gives only cars that are known, with the right check digit, whatever is typed", () => {
    const signs = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...signs), minLength: 16, maxLength: 18 }),
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc.tuple(fc.constantFrom(...known), fc.nat(16), fc.constantFrom(...signs)).map((one) => replace(...one)),
    );
    fc.assert(
      fc.property(typed, (vin) => {
        const list = mendVin(table, vin, now);
        expect(list.length).toBeLessThanOrEqual(17 * lookAlikes.length);
        for (const facts of list) {
          expect(hasRightCheckDigit(facts.vin)).toBe(true);
          expect(facts).toEqual(readCar(table, facts.vin, now));
          expect(facts.knows).toBe("car");
        }
      }),
    );
  });

  it("has nothing for what is no VIN", () => {
    for (const typed of ["", "1HGCM82633A00435", "1HGCM82633A0043521", "🚗".repeat(17)])
      expect(mended(typed)).toEqual([]);
  });
});
