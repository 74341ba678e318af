import { expect, test } from "vitest";
import { localeOf } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import { countText } from "./count-text.ts";

test.each(editionIds)("a count is written as its language writes numbers (%s)", (edition) => {
  for (const count of [...Array(1001).keys(), 9_999, 10_000, 1_234_567, 2.5, -3])
    expect(countText(count, edition)).toBe(count.toLocaleString(localeOf[edition]));
});
