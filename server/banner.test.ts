import { describe, expect, it } from "vitest";
import { isFromHere } from "./banner.ts";

describe("the form that closes a banner", () => {
  const from = (headers: Record<string, string>) => isFromHere(new Headers(headers), "https://yonke.example");

  it("is taken from the site's own pages", () => {
    expect(from({ "sec-fetch-site": "same-origin", origin: "https://yonke.example" })).toBe(true);
    expect(from({ origin: "https://yonke.example" })).toBe(true);
    expect(from({})).toBe(true);
  });

  it("is refused from another site", () => {
    expect(from({ "sec-fetch-site": "cross-site", origin: "https://yonke.example" })).toBe(false);
    expect(from({ "sec-fetch-site": "same-site" })).toBe(false);
    expect(from({ origin: "https://other.example" })).toBe(false);
    expect(from({ origin: "null" })).toBe(false);
  });
});
