import { expect, it } from "vitest";
import { admissionWords } from "./admission-words.ts";

it.each([
  [[0], "La entrada es gratis.", "Admission is free."],
  [[300], "La entrada cuesta $3.00.", "Admission is $3.00."],
  [[300, 200], "La entrada cuesta desde $2.00.", "Admission starts at $2.00."],
  [[null], "Pregunte en la caja cuánto cuesta la entrada.", "Ask at the counter what admission costs."],
  [[200, null], "Pregunte en la caja cuánto cuesta la entrada.", "Ask at the counter what admission costs."],
  [[0, 200], "La entrada cuesta $2.00 como máximo.", "Admission is $2.00 at most."],
])("says what entering costs: %j", (cents, es, en) => {
  expect(admissionWords(cents, "es")).toBe(es);
  expect(admissionWords(cents, "en")).toBe(en);
});
