import { describe, expect, it } from "vitest";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { collapsedStores, explainCollapse, storesOverlap } from "./policies.ts";
import { IdSet } from "./write/id-set.ts";

describe("collapse", () => {
  const counts = (before: number, now: number) => collapsedStores([{ name: "Fort Worth", before, now }]).length;
  it("is less than half of a stock worth counting", () => {
    expect([counts(100, 49), counts(100, 50), counts(19, 0), counts(20, 0), counts(0, 0)]).toEqual([1, 0, 0, 1, 0]);
  });
  it("names the stores and the way out", () => {
    const said = explainCollapse(Array.from({ length: 7 }, () => ({ name: "X", before: 40, now: 1 })));
    const words = english(said).join(" ");
    expect(words).toContain("X had 40 and the file brings 1");
    expect(words).toContain("2 more");
    expect(words).toContain("--allow-shrink");
  });
});

it("lets runs of different stores be undone apart", () => {
  expect([storesOverlap([1, 2], [3]), storesOverlap([1, 2], [2]), storesOverlap([], [3])]).toEqual([false, true, true]);
});

it("keeps sets of ids over page borders", () => {
  const set = new IdSet();
  const ids = [0, 1, 7, 8, 32767, 32768, 5_000_000, 2_000_000_000];
  expect(ids.map((id) => set.add(id))).toEqual(ids.map(() => true));
  expect(ids.map((id) => set.add(id))).toEqual(ids.map(() => false));
  expect([2, 9, 32769, 4_999_999].some((id) => set.has(id))).toBe(false);
});
