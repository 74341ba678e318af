import { describe, expect, it } from "vitest";
import { cutBetween } from "./cut-between.ts";

describe("what stands between two marks", () => {
  it("is cut with them, every time", () => {
    expect(cutBetween("a/*b*/c/*d*/e", "/*", "*/")).toBe("ace");
    expect(cutBetween("/*b*/", "/*", "*/")).toBe("");
    expect(cutBetween("/**/x", "/*", "*/")).toBe("x");
  });

  it("ends at the first end, and its own marks do not overlap", () => {
    expect(cutBetween("a/*b/*c*/d*/e", "/*", "*/")).toBe("ad*/e");
    expect(cutBetween("a/*/b*/c", "/*", "*/")).toBe("ac");
  });

  it("stays where nothing ends it, or nothing begins", () => {
    expect(cutBetween("a/*b", "/*", "*/")).toBe("a/*b");
    expect(cutBetween("a/*b*/c/*d", "/*", "*/")).toBe("ac/*d");
    expect(cutBetween("plain */", "/*", "*/")).toBe("plain */");
  });

  it("may leave something of it", () => {
    expect(cutBetween("a<!--1\n2-->b", "<!--", "-->", (cut) => cut.replaceAll(/[^\n]/g, ""))).toBe("a\nb");
    expect(cutBetween("a(b)c(d)", "(", ")", (cut) => `[${cut}]`)).toBe("a[(b)]c[(d)]");
  });
});
