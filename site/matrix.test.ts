import fc from "fast-check";
import { expect, it } from "vitest";
import { splitMatrix, writeMatrix } from "./matrix.ts";

const name = fc.string({ minLength: 1, unit: "grapheme" });
const value = fc.string({ minLength: 1, unit: "grapheme" });

it("reads back what it wrote, whatever the text", () => {
  fc.assert(
    fc.property(fc.dictionary(name, value), (values) => {
      const { path, matrix } = splitMatrix(`/busqueda${writeMatrix(values)}`);
      expect(path).toBe("/busqueda");
      expect({ ...matrix }).toEqual(values);
    }),
  );
});

it("leaves out what is absent, ignores order, and lets the first of a name win", () => {
  expect(writeMatrix({ s: "mofle", p: undefined, x: "" })).toBe(";s=mofle");
  expect({ ...splitMatrix("/a;p=2;s=x;p=3;flag").matrix }).toEqual({ p: "2", s: "x", flag: "" });
});

it("refuses a bad encoding", () => expect(() => splitMatrix("/a;s=%E0%A4")).toThrow("bad percent-encoding"));
