import { expect, test } from "vitest";
import { countText } from "./count-text.ts";
import { localeOf } from "./edition.ts";

test.each(["es", "en"] as const)("a count is written as its language writes numbers (%s)", (edition) => {
  for (const count of [...Array(1001).keys(), 9_999, 10_000, 1_234_567, -3, -123, -1234])
    expect(countText(count)).toBe(count.toLocaleString(localeOf[edition]));
});
