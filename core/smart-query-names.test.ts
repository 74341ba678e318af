import { expect, test } from "vitest";
import { createVocabulary, guessName, typingDistance } from "./smart-query-names.ts";

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
