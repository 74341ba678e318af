import { expect, it } from "vitest";
import { createVocabulary } from "./smart-query-names.ts";
import { takePart } from "./smart-query-parts.ts";

it("tries a line of nothing but part words in a bounded number of pieces", () => {
  const words = Array.from({ length: 66 }, (_, at) => ["ac", "cv", "o2"][at % 3] as string);
  let tried = 0;
  const lexicon = {
    isPartWord: () => true,
    isHead: () => true,
    isListed: () => false,
    isUnlisted: () => false,
    isPart: () => {
      tried++;
      return false;
    },
    nearest: () => undefined,
  };
  expect(takePart(words, lexicon, createVocabulary({ makes: [], models: [] }))).toMatchObject({
    part: "",
    rest: words,
  });
  expect(tried).toBeLessThanOrEqual(8 * words.length);
});
