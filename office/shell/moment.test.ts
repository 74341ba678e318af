import { expect, it } from "vitest";
import { formatAge } from "./moment.ts";

const now = new Date("2026-11-17T12:00:00Z");
const age = (minutes: number, edition: "es" | "en" = "es") =>
  formatAge(new Date(now.getTime() - minutes * 60_000), now, edition);

it("says how long ago, and never that something has waited 0 minutes", () => {
  expect([0, 0.5, 40, 59.9, 60].map((minutes) => age(minutes))).toEqual(["1 min", "1 min", "40 min", "59 min", "1 h"]);
  expect([age(71 * 60), age(72 * 60), age(72 * 60, "en")]).toEqual(["71 h", "3 días", "3 days"]);
});
