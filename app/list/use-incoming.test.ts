import { expect, it } from "vitest";
import { sentFragment } from "./use-incoming.ts";

it("takes a list out of an address, or what the history kept of one", () => {
  expect(sentFragment("#1.abc", null)).toBe("1.abc");
  expect(sentFragment("#12.<b>", null)).toBe("12.<b>");
  expect(sentFragment("", { list: "1.abc" })).toBe("1.abc");
  expect(sentFragment("", null)).toBe("");
});

it.each(["#main", "#top", "#y-102", "#1", "#"])("leaves a place of the page alone: %s", (hash) => {
  expect(sentFragment(hash, { list: "1.abc" })).toBe("");
});
