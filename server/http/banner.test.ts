import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { findOwnPath, isFromHere, readDismissal } from "./banner.ts";

describe("the form that closes a banner", () => {
  const from = (headers: Record<string, string>) => isFromHere(headers, "https://yonke.example");

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

  const sent = (body: Iterable<string>) =>
    readDismissal({
      header: (name) => (name === "content-type" ? "application/x-www-form-urlencoded" : undefined),
      body: Readable.from(body, { objectMode: false }),
    });

  it("is read", async () => {
    expect(await sent(["id=7&back=%2Fen"])).toEqual({ id: "7", back: "/en" });
    await expect(sent(["id=a+b"])).rejects.toMatchObject({ code: "invalid" });
    await expect(sent([])).rejects.toMatchObject({ code: "invalid" });
  });

  it("is refused in the middle when it never ends", async () => {
    let pieces = 0;
    function* endless() {
      for (; ; pieces++) yield "a".repeat(1024);
    }
    await expect(sent(endless())).rejects.toMatchObject({ code: "too-large" });
    expect(pieces).toBeLessThan(20);
  });

  it("leads back to a path of this site only, in letters that a header can carry", () => {
    expect(findOwnPath("/en/search;s=a?b=1#c")).toBe("/en/search;s=a?b=1#c");
    expect(findOwnPath("/ñ€ %C3")).toBe("/%C3%B1%E2%82%AC%20%C3");
    expect(findOwnPath("/\ud800")).toBe("/%EF%BF%BD");
    for (const text of ["/ñ€", "/\ud800", "/😀"])
      expect(() => new Headers({ location: findOwnPath(text) ?? "" })).not.toThrow();
    for (const text of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "en",
      "/a\r\nb",
      `/${"a".repeat(2000)}`,
      7,
    ])
      expect(findOwnPath(text)).toBeUndefined();
  });
});
