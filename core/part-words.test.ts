import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsAsWritten, tellingWords, wordsWithStems } from "./part-words.ts";
import { wordsOf } from "./text.ts";

const starter = wordsWithStems("Motor de arranque (marcha) starter");

test.each(["mar", "MARCHAS", "marcha", "motores", "starters", "el motor de arranque", "estarter"])("%s fits", (typed) =>
  expect(fitsAsWritten(starter, tellingWords(typed))).toBe(true),
);

test.each(["ranque", "motor xyzzy", "marhca"])("%s does not, as written", (typed) =>
  expect(fitsAsWritten(starter, tellingWords(typed))).toBe(false),
);

test("an empty search fits everything, small words alone are looked for", () => {
  expect(fitsAsWritten(starter, tellingWords(" "))).toBe(true);
  expect(tellingWords("de la")).toEqual(["de", "la"]);
});

test("a word's own beginning always finds it", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(5), (text, length) => {
      for (const word of wordsOf(text)) {
        const start = Array.from(word)
          .slice(0, length + 1)
          .join("");
        expect(fitsAsWritten(wordsWithStems(text), [start])).toBe(true);
      }
    }),
  );
});
