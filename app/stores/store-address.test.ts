import { expect, it } from "vitest";
import { parseStoreId, stateAnchor } from "./store-address.ts";

it.each([
  ["7", 7],
  ["007", 7],
  ["123456789", 123_456_789],
])("%s is store %i", (text, id) => expect(parseStoreId(text)).toBe(id));

it.each(["", "-1", "1.5", "abc", "1234567890", "1 "])("%j is no store", (text) => {
  expect(() => parseStoreId(text)).toThrow(expect.objectContaining({ code: "not-found" }));
});

it("anchors a state by its country, since two may share a code", () => {
  expect(stateAnchor({ country: "US", state: "CA" })).toBe("us-ca");
  expect(stateAnchor({ country: "CA", state: "AB" })).toBe("ca-ab");
});
