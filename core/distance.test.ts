import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDistance, isUnlimited, milesBetween, milesToKilometres, readDistance, roundMiles } from "./distance.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("Los Angeles to New York", () => {
  const miles = milesBetween({ latitude: 34.0522, longitude: -118.2437 }, { latitude: 40.7128, longitude: -74.006 });
  expect(miles).toBeGreaterThan(2440);
  expect(miles).toBeLessThan(2452);
});

test("is symmetric, never negative, at most half the earth, 0 only at the same place", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
      expect(milesBetween(a, b)).toBeLessThanOrEqual(Math.PI * 3958.77);
      expect(milesBetween(a, a)).toBe(0);
    }),
  );
});

test("no way round is shorter than the straight one", () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 0.001);
    }),
  );
});

test("one decimal, kilometres, unlimited", () => {
  expect(roundMiles(12.34)).toBe(12.3);
  expect(roundMiles(12.36)).toBe(12.4);
  expect(milesToKilometres(10)).toBeCloseTo(16.09, 2);
  expect([0, 25_000].every(isUnlimited)).toBe(true);
  expect([1, 500].some(isUnlimited)).toBe(false);
});

test.each([
  ["25", 25],
  [" 7.5 ", 7.5],
  ["0", anyDistance],
  ["24999", 24_999],
  ["25000", anyDistance],
  ["9999999", anyDistance],
  ["", undefined],
  ["  ", undefined],
  ["null", undefined],
  [null, undefined],
  [undefined, undefined],
  ["-5", null],
  ["12345678", null],
  ["1e3", null],
  ["lejos", null],
])("a distance of %j is %j", (text, miles) => expect(readDistance(text)).toBe(miles));
