import { expect, it } from "vitest";
import { createAdmissionFilter } from "./admission-filter.ts";

it("knows what was asked for before", () => {
  const askedBefore = createAdmissionFilter();
  expect([askedBefore("/a"), askedBefore("/b"), askedBefore("/a"), askedBefore("/b")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it("hardly ever takes a new address for a known one", () => {
  const askedBefore = createAdmissionFilter();
  const wrong = Array.from({ length: 50_000 }, (_, n) => askedBefore(`/?e=${n}`)).filter(Boolean);
  expect(wrong.length).toBeLessThan(50);
});

it("still knows most of a thousand after as many others", () => {
  const askedBefore = createAdmissionFilter();
  for (let n = 0; n < 1_000; n++) askedBefore(`/known/${n}`);
  for (let n = 0; n < 1_000; n++) askedBefore(`/?e=${n}`);
  const known = Array.from({ length: 1_000 }, (_, n) => askedBefore(`/known/${n}`)).filter(Boolean);
  expect(known.length).toBeGreaterThan(900);
});
