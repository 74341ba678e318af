import { expect, it } from "vitest";
import { radiusWords, shortRadius } from "./radius-words.ts";

it("says how far was looked as people count it where they ask from", () => {
  expect(radiusWords(2500, { country: "US" }, "es")).toBe("2,500 millas");
  expect(radiusWords(1, undefined, "en")).toBe("1 mile");
  expect(radiusWords(100, { country: "CA" }, "es")).toBe("161 km");
  expect(shortRadius(100, { country: "CA" })).toBe("161 km");
  expect(shortRadius(10, { country: "US" })).toBe("10 mi");
});
