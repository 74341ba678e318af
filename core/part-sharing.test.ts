import { expect, test } from "vitest";
import { partCategoryIds } from "./part.ts";
import { guessShared, reachOf, sharedKindIds } from "./part-sharing.ts";

test("what goes by number, size or anything at all never widens; all else does within its generation", () => {
  const alone = sharedKindIds.filter((kind) => !reachOf[kind].generation);
  expect(alone).toEqual(["exact", "size", "universal"]);
  for (const kind of alone) expect(reachOf[kind].sisters).toEqual([]);
});

test("nothing of the body goes to another model on the same platform, and no face to another badge", () => {
  expect(reachOf.face.sisters).toEqual([]);
  expect(reachOf.body.sisters).toEqual(["car", "cab"]);
  expect(reachOf.chassis.sisters).toEqual(reachOf.engine.sisters);
});

test("a part without facts goes by its category, and by none not at all", () => {
  const guess = (category: string) => guessShared({ category, name: { es: "Pieza", en: "Part" } });
  expect(sharedKindIds).toEqual(expect.arrayContaining(partCategoryIds.map(guess)));
  expect(guess("lights")).toBe("face");
  expect(guess("drivetrain")).toBe("model");
  expect(reachOf[guess("no such category")].generation).toBe(false);
});
