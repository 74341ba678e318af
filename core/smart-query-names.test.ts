import fc from "fast-check";
import { expect, test } from "vitest";
import { createVocabulary, guessName } from "./smart-query-names.ts";
import { typingDistance } from "./typing-distance.ts";

test.each([
  ["camry", "camry", 0],
  ["camry", "cmary", 1],
  ["camry", "camy", 1],
  ["camry", "caamry", 1],
  ["camry", "cemry", 1],
  ["ab", "ba", 1],
  ["camry", "cmayr", 2],
  ["toyota", "tyoota", 1],
  ["abc", "ca", 3],
  ["abcd", "badc", 2],
  ["a", "abcd", 3],
  ["abcd", "wxyz", 3],
  ["", "", 0],
])("from %j to %j it is %i at most 2 and one", (a, b, distance) => {
  expect(typingDistance(a, b, 2)).toBe(distance);
  expect(typingDistance(b, a, 2)).toBe(distance);
});

test("what is farther than the limit is one more than the limit", () => {
  expect(typingDistance("abcdef", "uvwxyz", 1)).toBe(2);
  expect(typingDistance("abcdef", "abc", 1)).toBe(2);
});

/** The same by its definition, in a whole table. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      (table[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped);
    }
  return at(a.length, b.length);
}

test("the quick way finds what the definition says", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
      expect(typingDistance(a, b, limit)).toBe(Math.min(limit + 1, plainDistance(a, b)));
    }),
    { numRuns: 2000 },
  );
  expect(typingDistance("a".repeat(150), `${"a".repeat(149)}b`, 2)).toBe(1);
});

const vocabulary = createVocabulary({
  makes: [
    { id: 1, name: "Toyota" },
    { id: 2, name: "Chevrolet" },
  ],
  models: [
    { id: 11, makeId: 1, name: "Camry" },
    { id: 12, makeId: 1, name: "Corolla" },
    { id: 21, makeId: 2, name: "Camro" },
  ],
  weights: new Map([[11, 5]]),
});
const guess = (word: string, makeId: number | null = null) => guessName(vocabulary, word, makeId)?.key;

test("a short word may differ by one sign, a long one by two", () => {
  expect(guess("toyata")).toBe("toyota");
  expect(guess("tayata")).toBeUndefined();
  expect(guess("corrola")).toBe("corolla");
  expect(guess("cam")).toBeUndefined();
  expect(guess("toyot4")).toBeUndefined();
});

test("of two names as near, the more common one, or the one of the make", () => {
  expect(guess("camra")).toBe("camry");
  expect(guess("camra", 2)).toBe("camro");
});
