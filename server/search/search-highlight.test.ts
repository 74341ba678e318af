import fc from "fast-check";
import { expect, it } from "vitest";
import { stem, termOf, termsOf } from "#core/search-words.ts";
import { anyText } from "#tests/support/any-text.ts";
import { highlight } from "./search-highlight.ts";

it("marks the words that matched and escapes the rest", () => {
  expect(highlight("Mofles <b>usados</b> & más", new Set([termOf("mofle")]))).toBe(
    "<mark>Mofles</mark> &lt;b&gt;usados&lt;/b&gt; &amp; más",
  );
  const long = `${"palabra ".repeat(60)}calavera ${"otra ".repeat(60)}`;
  const piece = highlight(long, new Set(["calavera"]));
  expect(piece).toMatch(/^…palabra .*<mark>calavera<\/mark> otra .*…$/);
  expect(piece.length).toBeLessThan(260);
});

it("never lets markup through", () => {
  fc.assert(
    fc.property(anyText(), fc.string(), (text, word) => {
      const html = highlight(`${text}<script>${word}`, new Set(termsOf(`${word} script`)));
      expect(html.replaceAll(/<\/?mark>/g, "")).not.toMatch(/[<>"']/);
    }),
  );
});

it("brings singular and plural together in both languages", () => {
  for (const [one, many] of [
    ["alternador", "alternadores"],
    ["llanta", "llantas"],
    ["transmision", "transmisiones"],
    ["part", "parts"],
    ["battery", "batteries"],
    ["engine", "engines"],
    ["glass", "glass"],
  ] as const)
    expect(stem(many)).toBe(stem(one));
});

it("finds by a verb what begins like it", () => {
  for (const [verb, other] of [
    ["vender", "venda"],
    ["trabajar", "trabajo"],
    ["devolver", "devolvemos"],
    ["recycling", "recycle"],
  ] as const)
    expect(stem(other).startsWith(stem(verb))).toBe(true);
  expect(stem("donar")).toBe("donar");
});
