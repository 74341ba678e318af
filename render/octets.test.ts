import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, octetsOf } from "./octets.ts";

const texts = fc.string({ unit: "binary" });

test("they are the bytes of the text, whatever it holds", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(bytesOf(octetsOf(text))).toEqual(Buffer.from(text));
    }),
  );
  expect(bytesOf(octetsOf("a\ud800b"))).toEqual(Buffer.from("a\ud800b"));
});

test("joined they are the bytes of the texts joined", () => {
  fc.assert(
    fc.property(fc.array(texts), (parts) => {
      expect(bytesOf(parts.map(octetsOf).join(""))).toEqual(Buffer.concat(parts.map((part) => Buffer.from(part))));
    }),
  );
});
