import fc from "fast-check";
import { expect, test } from "vitest";
import { SummedPieces, summed } from "./summed.ts";

function sumOf(texts: readonly string[]): number {
  const all = new SummedPieces();
  for (const text of texts) all.add(summed(text));
  expect(all.bytes.equals(Buffer.from(texts.join("")))).toBe(true);
  return all.sum;
}

test("another text in any place makes another sum, and so do two that changed places", () => {
  const texts = fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(texts, fc.nat(), (pieces, at) => {
      const sum = sumOf(pieces);
      expect(sum).toBe(sumOf([...pieces]));
      expect(sumOf(pieces.with(at % pieces.length, `${pieces[at % pieces.length]}.`))).not.toBe(sum);
    }),
  );
  expect(sumOf(["a", "b"])).not.toBe(sumOf(["b", "a"]));
});
