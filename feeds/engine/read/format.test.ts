import { expect, it } from "vitest";
import { recogniseFormat } from "./format.ts";

it.each([
  ["  <cars>", "a.csv", "xml"],
  ["\n[{}]", "a.csv", "json"],
  ['{"a":1}', "a.csv", "json"],
  ["a,b,c\n1;2;3;4", "a.txt", "csv"],
  ["a\tb;c\td", "a.csv", "tsv"],
  ["a;b;c,d", "a.csv", "semicolon"],
  ["a|b", "a.csv", "pipe"],
  ['"a;b;c;d",e', "a.csv", "csv"],
  ['"a\nb;c",d,e\n1;2;3;4', "a.csv", "csv"],
  ["a;b\r1,2,3,4", "a.csv", "semicolon"],
  ["name\nvalue", "a.csv", "csv"],
  ["name\nvalue", "A.TSV", "tsv"],
  ["name\nvalue", "a.xml", "csv"],
  ["", "a.tsv", "tsv"],
])("%j in %s is %s", (head, name, format) => expect(recogniseFormat(head, name)).toBe(format));

it("takes the separator that makes a header, also below a title", () => {
  const isHeader = (cells: readonly string[]) => cells.includes("store") && cells.includes("vin");
  expect(recogniseFormat('Stock, of, all, yards\n"store";"vin"\n1;2', "a.csv", isHeader)).toBe("semicolon");
  expect(recogniseFormat("a;b;c\n1,2", "a.csv", isHeader)).toBe("semicolon");
});
