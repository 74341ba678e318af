import { expect, test } from "vitest";
import { quoteCell } from "./csv.ts";
import { escapeMarkup, unescapeMarkup } from "./escape.ts";

test("nothing of a text can open or close markup", () => {
  expect(escapeMarkup(`<a href="x" title='y'>A & B</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;A &amp; B&lt;/a&gt;",
  );
});

test("reads the signs that HTML writes in words and numbers, and leaves what is none", () => {
  expect(unescapeMarkup("&amp;&ntilde;&#241;&#xF1;&#x1F600;")).toBe("&ñññ😀");
  expect(unescapeMarkup("&nothing; &#0; &#x110000; &#1114111; &")).toBe("&nothing; &#0; &#x110000; \u{10ffff} &");
});

test("a cell gets quotation marks only where it needs them", () => {
  expect(["a", 'a "b"', "a,b", "a\nb", " a", "a ", ""].map(quoteCell)).toEqual([
    "a",
    '"a ""b"""',
    '"a,b"',
    '"a\nb"',
    '" a"',
    '"a "',
    "",
  ]);
});
