import { expect, it } from "vitest";
import { readLastSearch } from "./last-search.ts";

it("reads what earlier releases have kept", () => {
  const kept = { make: "145", model: "1480", from: "1999", to: "2005", zip: "95823", distance: "250" };
  expect(readLastSearch(kept)).toEqual(kept);
  expect(readLastSearch({ make: "145", model: "", zip: "95823" })).toEqual({ make: "145", model: "", zip: "95823" });
});

it("leaves out what is no text or no field of ours", () => {
  expect(readLastSearch({ make: 145, zip: "95823", secret: "x" })).toEqual({ zip: "95823" });
  for (const kept of [null, "95823", 7, [], true]) expect(readLastSearch(kept)).toBeUndefined();
  expect(readLastSearch({})).toEqual({});
});
