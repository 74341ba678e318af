import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanCell } from "#feeds/engine/clean/cell.ts";
import { guardCell } from "./guard-cell.ts";

it("puts an apostrophe before what a spreadsheet would run or change", () => {
  const touched = ["=1+1", "+1 817 555 0102", "-2+3", "@SUM(A1)", "00123", "123456789012345", "1E5", "3-4", "'=x"];
  touched.push("MAR10", "Sept 2", "dic-1", "10mar", "4 ENE");
  expect(touched.map(guardCell)).toEqual(touched.map((text) => `'${text}`));
  const left = [
    "Honda",
    "682-1",
    "2026-05-11",
    "'60s",
    "(817) 555-0102",
    "B6729500",
    "0",
    "12",
    "MAR",
    "A10MAR",
    "MAR10A",
    "Marcha 12",
  ];
  expect(left.map(guardCell)).toEqual(left);
});

it("reads back what it guards, whatever the text", () => {
  const piece = fc.constantFrom("'", "=", "+", "-", "@", "0", "1", "e", "/", "a", "mar", '"', " ");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join("").trim();
      // Such a cell means the words inside of it, as spreadsheets write them.
      fc.pre(!(text.startsWith('="') && text.endsWith('"')) || text.startsWith("'"));
      expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(cleanCell(guardCell(text))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
