import { expect, test } from "vitest";
import { blankObject } from "./blank-object.ts";

test("a blank object has all names in their order, and says nothing under any of them", () => {
  const names = ["id", 'a "quoted" name', "año", "__proto__"];
  const blank = blankObject(names);
  expect(Object.keys(blank)).toEqual(names);
  expect(Object.values(blank)).toEqual(names.map(() => undefined));
  expect({ ...blank, id: 1 }).toEqual({ id: 1 });
});
