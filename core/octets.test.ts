import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, octetsOf } from "./octets.ts";

const lengths = [{}, { minLength: 90, maxLength: 300 }];
const texts = fc.oneof(
  ...lengths.map((length) => fc.string({ unit: "binary", ...length })),
  ...lengths.map((length) =>
    fc.string({ unit: fc.constantFrom("a", "b", " ", "á", "ñ", "–", "🔧", "\ud800"), ...length }),
  ),
);

test("they are the bytes of the text, whatever it holds", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(bytesOf(octetsOf(text))).toEqual(Buffer.from(text));
    }),
  );
  const broken = `${"a".repeat(200)}\ud800b`;
  for (const text of [broken, broken.slice(-3)]) expect(bytesOf(octetsOf(text))).toEqual(Buffer.from(text));
});

test("joined they are the bytes of the texts joined", () => {
  fc.assert(
    fc.property(fc.array(texts), (parts) => {
      expect(bytesOf(parts.map(octetsOf).join(""))).toEqual(Buffer.concat(parts.map((part) => Buffer.from(part))));
    }),
  );
});
