import fc from "fast-check";
import { expect, it } from "vitest";
import { editionOf, readQuery } from "./query.ts";

it("reads what careless clients write", () => {
  expect([...readQuery("?&makeId=1&&modelId=&year=null&zip=+95670+&x")]).toEqual([
    ["makeId", "1"],
    ["zip", "95670"],
  ]);
  expect(readQuery("?a=%zz").get("a")).toBe("%zz");
  expect(readQuery("?a=1&a=2").get("a")).toBe("1");
  expect(readQuery("").size).toBe(0);
});

it("reads back what URLSearchParams writes", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
      const value = text.trim();
      fc.pre(value !== "" && value !== "null" && value.isWellFormed());
      expect(readQuery(`?${new URLSearchParams({ t: text })}`).get("t")).toBe(value);
    }),
  );
});

it("is English only when asked for", () => {
  expect(["english", "ENGLISH", "en", "En "].map(editionOf)).toEqual(["en", "en", "en", "en"]);
  expect(["", undefined, "spanish", "en-US", "englishes"].map(editionOf)).toEqual(["es", "es", "es", "es", "es"]);
});
