import { expect, test } from "vitest";
import { HashTable, hashBytes, hashNumber, hashText } from "./hash-table.ts";
import { ScanBudget } from "./scan-budget.ts";
import { emptyWord, WordTable } from "./word-table.ts";

test("a word has one number, and the table knows when it has doubled", () => {
  const words = new WordTable();
  expect(["a", "b", "a", ""].map((text) => words.number(text))).toEqual([1, 2, 1, emptyWord]);
  expect(words.texts).toEqual(["", "a", "b"]);
  expect([words.find("b"), words.find("c"), words.text(2), words.size]).toEqual([2, undefined, "b", 3]);
  words.markRead();
  for (const text of ["c", "d", "e"]) words.number(text);
  expect(words.hasDoubled(0)).toBe(false);
  words.number("f");
  expect(words.hasDoubled(0)).toBe(true);
  expect(words.hasDoubled(6)).toBe(true);
  expect(words.hasDoubled(7)).toBe(false);
});

test("ordinals are found again by their hash, however many share one", () => {
  const table = new HashTable(100);
  for (let ordinal = 0; ordinal < 100; ordinal++) table.add(ordinal % 3, ordinal);
  for (let ordinal = 0; ordinal < 100; ordinal++)
    expect(table.find(ordinal % 3, (held) => held === ordinal)).toBe(ordinal);
  expect(table.find(0, () => true)).toBe(0);
  expect(table.find(0, () => false)).toBeUndefined();
  expect(new HashTable(0).find(7, () => true)).toBeUndefined();
});

test("a full table, whose numbers are narrow or wide, goes on at its beginning after its end", () => {
  // The first ones share the last place, the others have places of their own.
  const hash = (ordinal: number) => (ordinal < 8 ? 2 ** 32 - 1 : hashNumber(ordinal));
  for (const size of [16, 70_000]) {
    const table = new HashTable(size);
    for (let ordinal = 0; ordinal < size; ordinal++) table.add(hash(ordinal), ordinal);
    for (const ordinal of [0, 1, 7, size - 1])
      expect(table.find(hash(ordinal), (held) => held === ordinal)).toBe(ordinal);
  }
});

test("hashes: of bytes up to a zero, and well spread", () => {
  const bytes = Buffer.from("xabc\0rest");
  expect(hashBytes(bytes, 1, bytes.length)).toBe(hashText("abc"));
  expect(hashBytes(bytes, 1, 3)).toBe(hashText("ab"));
  expect(hashText("abc")).not.toBe(hashText("acb"));
  const all = Array.from({ length: 5000 }, (_, at) => [hashNumber(at), hashText(String(at))] as const);
  for (const which of [0, 1] as const) {
    expect(new Set(all.map((pair) => pair[which])).size).toBeGreaterThan(4990);
    expect(all.every((pair) => pair[which] >= 0 && pair[which] < 2 ** 32)).toBe(true);
    // As many as there are places for, in the high bits that a table uses.
    expect(new Set(all.map((pair) => pair[which] >>> 22)).size).toBeGreaterThan(980);
  }
});

test("a budget is spent to the last step and no further", () => {
  const budget = new ScanBudget(10);
  budget.spend(4);
  budget.spend(6);
  expect(budget.left).toBe(0);
  expect(() => budget.spend(1)).toThrow(expect.objectContaining({ code: "too-broad" }));
});
