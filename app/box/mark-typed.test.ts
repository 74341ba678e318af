import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { markTyped } from "./mark-typed.ts";

it.each([
  ["Honda Civic 2001", "civ 01", ["Honda ", "Civ", "ic 2001"]],
  ["Alternador para Honda Civic", "alternador civ", ["", "Alternador", " para Honda ", "Civ", "ic"]],
  ["Múltiple de admisión", "multi", ["", "Múlti", "ple de admisión"]],
  ["Honda Civic", "", ["Honda Civic"]],
  ["Honda Civic", "xyz", ["Honda Civic"]],
])("%s, typed %s", (text, typed, pieces) => {
  expect(markTyped(text, typed)).toEqual(pieces);
});

it("loses no letter, whatever is typed", () => {
  fc.assert(
    fc.property(anyText(), fc.string(), (text, typed) => {
      expect(markTyped(text, typed).join("")).toBe(text);
    }),
  );
});
