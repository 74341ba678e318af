import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";
import { compareText, fold, plainText, shorten, trimEnd, trimSigns, withoutTags, wordsOf } from "./text.ts";

test("folds and splits", () => {
  expect(fold("Múltiple de ESCAPE ñ")).toBe("multiple de escape n");
  expect(wordsOf("A/C Compressor (todos)")).toEqual(["a", "c", "compressor", "todos"]);
});

test("digits come first and by value", () => {
  expect(["Camry", "4Runner", "10", "9", "Área"].sort((a, b) => compareText(a, b))).toEqual([
    "4Runner",
    "9",
    "10",
    "Área",
    "Camry",
  ]);
});

test.each([
  ["Fort Worth, TX", "fort-worth-tx"],
  ["St. Louis, MO", "st-louis-mo"],
  ["Trois-Rivières, QC", "trois-rivieres-qc"],
  ["  A  &  B ", "a-b"],
])("slug of %j", (text, slug) => expect(slugOf(text)).toBe(slug));

test("a slug of a slug is itself", () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(slugOf(slugOf(text))).toBe(slugOf(text))));
});

test("takes the words out of markup", () => {
  expect(plainText("<p>Faros y <b>calaveras</b>.</p><ul><li>A &amp; B</li></ul>")).toBe("Faros y calaveras. A & B");
  expect(plainText("")).toBe("");
});

test("takes signs off the ends, and tags out of a text", () => {
  expect(trimSigns("--a-b..", "-.")).toBe("a-b");
  expect(trimSigns("...", ".")).toBe("");
  expect(trimSigns("a", ".")).toBe("a");
  expect(trimEnd("..a..", ".")).toBe("..a");
  expect(trimEnd("..", ".")).toBe("");
  expect(withoutTags("<b>a</b>")).toBe(" a ");
  expect(withoutTags("a < b")).toBe("a < b");
  expect(withoutTags("<")).toBe("<");
  expect(withoutTags("<>")).toBe(" ");
  expect(plainText("&lt;b&gt; &quot;&#39;&nbsp;&copy;")).toBe("<b> \"'\u00a0&copy;");
});

test("names in each language's order", () => {
  expect(["nz", "ñ", "o"].toSorted((a, b) => compareText(a, b, "es"))).toEqual(["nz", "ñ", "o"]);
  expect(["nz", "ñ", "o"].toSorted((a, b) => compareText(a, b, "en"))).toEqual(["ñ", "nz", "o"]);
  expect(compareText("parte 10", "parte 9", "es")).toBeGreaterThan(0);
});

test("shortens to whole sentences, else between words", () => {
  const text = "De 8 a. m. a 5 p. m. Traiga guantes. ¿Y la caja? Ahí se paga.";
  expect(shorten(text, 50)).toBe("De 8 a. m. a 5 p. m. Traiga guantes. ¿Y la caja?");
  expect(shorten(text, 40)).toBe("De 8 a. m. a 5 p. m. Traiga guantes.");
  expect(shorten("Sí. Traiga la herramienta y los guantes", 30)).toBe("Sí. Traiga la herramienta y…");
  expect(shorten("Traiga la", 9)).toBe("Traiga la");
  expect(shorten("Traiga la herramienta", 30)).toBe("Traiga la herramienta");
  expect(shorten("Traiga la herramienta, y guantes", 25)).toBe("Traiga la herramienta…");
  for (const most of [5, 10, 20]) expect(shorten("una palabra larguísima más", most).length).toBeLessThanOrEqual(most);
});
