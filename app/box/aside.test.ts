import { expect, it } from "vitest";
import { pageRow } from "#site/pages.ts";
import { writeAside } from "./aside.ts";

it.each(["inventoryResults", "findPart", "partAnswer"] as const)("all of it reaches the page %s", (id) => {
  const written = Object.keys(writeAside({ left: ["loose"], also: ["civic door"], fit: "which" }));
  expect(pageRow(id).reads?.query).toEqual(expect.arrayContaining(written));
});
