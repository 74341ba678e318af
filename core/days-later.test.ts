import { expect, it } from "vitest";
import { daysLater } from "./days-later.ts";

it("says none, one and many days, and nothing of days that nobody has said", () => {
  expect([0, 1, 30, null].map(daysLater.es)).toEqual([
    ", el mismo día",
    ", hasta 1 día después",
    ", hasta 30 días después",
    "",
  ]);
  expect([0, 1, 30, null].map(daysLater.en)).toEqual([
    ", the same day",
    ", up to 1 day later",
    ", up to 30 days later",
    "",
  ]);
});
