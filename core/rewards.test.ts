import fc from "fast-check";
import { expect, test } from "vitest";
import { rewardsFor } from "./rewards.ts";

test("a point for each dollar, a $20 certificate for 350", () => {
  expect(rewardsFor({ spentCents: 35_000, excludedCents: 0 })).toEqual({
    countedCents: 35_000,
    earned: 350,
    points: 350,
    certificates: 1,
    certificatesCents: 2000,
    left: 0,
    toNext: 350,
  });
  expect(rewardsFor({ spentCents: 34_999, excludedCents: 0 })).toMatchObject({
    earned: 349,
    certificates: 0,
    toNext: 1,
  });
});

test("lines that earn nothing leave the receipt", () => {
  const receipt = { spentCents: 9250, excludedCents: 1200 + 300 + 550, pointsBefore: 300 };
  expect(rewardsFor(receipt)).toMatchObject({ countedCents: 7200, earned: 72, points: 372, certificates: 1, left: 22 });
  expect(rewardsFor({ spentCents: 100, excludedCents: 500 })).toMatchObject({ countedCents: 0, earned: 0, points: 0 });
});

test("no point is lost or made up", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 100_000 }), (spentCents, excludedCents, pointsBefore) => {
      const { certificates, left, points, toNext } = rewardsFor({ spentCents, excludedCents, pointsBefore });
      return certificates * 350 + left === points && left + toNext === 350 && left >= 0 && toNext > 0;
    }),
  );
});
