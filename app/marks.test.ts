import { expect, expectTypeOf, it } from "vitest";
import { mark, markOf } from "./marks.ts";

it("writes an attribute that holds something, and one that is only there", () => {
  expect(mark("swap", "results")).toEqual({ "data-swap": "results" });
  expect(mark("store", 42)).toEqual({ "data-store": "42" });
  expect([mark("room"), mark("bad", true)]).toEqual([{ "data-room": "" }, { "data-bad": "" }]);
});

it("writes none where there is nothing to say", () => {
  expect(mark("swap", undefined)).toEqual({ "data-swap": undefined });
  expect(mark("bad", false)).toEqual({ "data-bad": undefined });
  expect(mark("share", "")).toEqual({ "data-share": "" });
});

it("reads what was written", () => {
  const element = { getAttribute: (name: string) => (name === "data-consent" ? "yes" : null) } as Element;
  expect(markOf(element, "consent")).toBe("yes");
  expect(markOf(element, "swap")).toBeUndefined();
  expect(markOf(null, "swap")).toBeUndefined();
});

it("knows no other names and no other values", () => {
  expectTypeOf(markOf(null, "consent")).toEqualTypeOf<"yes" | "no" | undefined>();
  // @ts-expect-error
  mark("swop", "results");
  // @ts-expect-error
  mark("consent", "maybe");
  // @ts-expect-error
  mark("swap");
});
