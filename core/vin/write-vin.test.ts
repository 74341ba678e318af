import { describe, expect, it } from "vitest";
import { vinNow as now, vinTable as table } from "#tests/support/vin-table.ts";
import { readCar } from "./read-car.ts";
import { hasRightCheckDigit } from "./signs.ts";
import { findMaker } from "./table.ts";
import { createVinWriter, type VinWish } from "./write-vin.ts";

/** Numbers that look random and are the same in each run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
const write = createVinWriter(table, dice(1), now);

const wishes: VinWish[] = [
  { make: "Honda", model: "Civic", year: 2001 },
  { make: "Honda", model: "Accord", year: 2003, litres: 3, cylinders: 6 },
  { make: "Honda", model: "Accord", year: 2003, engineCode: "K24A4" },
  { make: "Toyota", model: "Camry", year: 2009, litres: 2.4, body: "sedan" },
  { make: "Toyota", model: "Camry", year: 2009, highVoltage: true },
  { make: "Ford", model: "F-150", year: 2013, litres: 3.5 },
  { make: "Chevrolet", model: "Silverado", year: 2006, litres: 5.3 },
  { make: "Dodge", model: "Grand Caravan", year: 2005 },
  { make: "Dodge", model: "Caravan", year: 2005 },
  { make: "Dodge", model: "Ram 1500", year: 1999 },
  { make: "Nissan", model: "Sentra", year: 1995 },
  { make: "Saturn", model: "S-Series", year: 1999, litres: 1.9 },
];

describe("writing a VIN", () => {
  it.each(wishes)("for %o reads back as that", (wish) => {
    const made = new Set<string>();
    for (let serial = 0; serial < 10; serial++) {
      const vin = write(wish, 100_000 + serial) ?? "";
      made.add(vin);
      expect(hasRightCheckDigit(vin), vin).toBe(true);
      expect(readCar(table, vin, now)).toMatchObject({ ...wish, knows: "car", yearSure: true });
    }
    expect(made.size).toBe(10);
  });

  it("leaves the maker's plants alone, so that it is nobody's", () => {
    for (const wish of wishes) {
      const vin = write(wish, 7) ?? "";
      const spans =
        findMaker(table, vin)
          ?.plants.split("|")
          .map((span) => span.split(" ")) ?? [];
      const used = spans.find(([from, to]) => 1980 + Number(from) <= wish.year && wish.year <= 1980 + Number(to))?.[2];
      expect(used?.length, vin).toBeGreaterThan(0);
      expect(used, vin).not.toContain(vin.charAt(10));
    }
  });

  it("is not done where no pattern is of such a car", () => {
    expect(write({ make: "Honda", model: "Civic", year: 1975 }, 1)).toBeUndefined();
    expect(write({ make: "Honda", model: "Civic", year: 2001, litres: 6.2 }, 1)).toBeUndefined();
    expect(write({ make: "Honda", model: "Galaxie", year: 2001 }, 1)).toBeUndefined();
  });

  it("is the same for the same dice", () => {
    const [one, other] = [createVinWriter(table, dice(5), now), createVinWriter(table, dice(5), now)];
    for (const wish of wishes) expect(one(wish, 3)).toBe(other(wish, 3));
  });
});
