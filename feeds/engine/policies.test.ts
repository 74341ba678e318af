import { describe, expect, it } from "vitest";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { elsewhereNote, explainBeyond, isBeyond, storesOverlap } from "./policies.ts";
import { IdSet } from "./write/id-set.ts";

describe("what a file may take off unseen", () => {
  const count = (before: number, absent: number, usual?: number) => ({
    ...{ storeId: 1, name: "Fort Worth", before, absent, usual, named: before - absent },
  });
  const beyond = (...cars: Parameters<typeof count>) => isBeyond(count(...cars));
  it("is a tenth of the cars, and of a small yard some", () => {
    expect([beyond(100, 10), beyond(100, 11), beyond(1000, 100), beyond(1000, 101)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([beyond(8, 1), beyond(8, 5), beyond(8, 6), beyond(3, 3)]).toEqual([false, false, true, false]);
  });
  it("is nothing of a file under half of what its last files named", () => {
    expect([beyond(40, 2, 700), beyond(40, 2, 76), beyond(40, 2, 77), beyond(40, 0, 700)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it("is said with the stores", () => {
    const words = english(explainBeyond(Array.from({ length: 7 }, () => count(776, 765)))).join(" ");
    expect(words).toContain("Fort Worth: the file names 11 of its cars, and 765 are missing");
    expect(words).toContain("2 more");
  });
});

it("counts lines of other stores in one sentence", () => {
  expect([1, 2189].map((lines) => elsewhereNote(lines).en)).toEqual([
    "1 line is about another store and was passed over.",
    "2,189 lines are about other stores and were passed over.",
  ]);
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
