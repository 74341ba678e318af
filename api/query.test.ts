import fc from "fast-check";
import { expect, it } from "vitest";
import { language } from "./parameters.ts";
import { editionOf, readQuery, withFields } from "./query.ts";

it("reads what careless clients write", () => {
  expect([...readQuery("?&makeId=1&&modelId=&year=null&zip=+95670+&x")]).toEqual([
    ["makeid", "1"],
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

it("takes names in any case, and the first of two", () => {
  expect([...readQuery("?ZIP=95670&MakeID=67&zip=1")]).toEqual([
    ["zip", "95670"],
    ["makeid", "67"],
  ]);
});

it("adds the fields of a body to what the query does not say", () => {
  const query = readQuery("?zip=95670");
  expect([...withFields(query, { ZIP: "1", MakeId: 67, year: "null", deep: { a: 1 }, list: [1], no: null })]).toEqual([
    ["zip", "95670"],
    ["makeid", "67"],
  ]);
  for (const none of [null, undefined, "zip=1", 7]) expect(withFields(query, none).get("zip")).toBe("95670");
});

it("is English in all words that the documents call so, and in the one that the site itself sends", () => {
  for (const about of Object.values(language.about)) {
    const named = about.slice(0, about.indexOf(" =")).split(/, | or | o /);
    expect(named.map((word) => word.toLowerCase())).toContain("en");
    for (const word of named) expect(editionOf(word), word).toBe("en");
  }
});

it("is English only when asked for", () => {
  for (const word of ["english", "ENGLISH", "en", "En ", "eng", "en-US", "en_GB", "en-Latn-CA"])
    expect(editionOf(word), word).toBe("en");
  for (const word of ["", undefined, "spanish", "es-US", "englishes", "end", "en-", "french"])
    expect(editionOf(word), word).toBe("es");
});
