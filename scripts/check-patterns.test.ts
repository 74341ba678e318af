import { describe, expect, it } from "vitest";
import { findPatterns, hasEndlessRepeat, judge } from "./patterns.ts";

describe("the check of regular expressions", () => {
  it("finds literals and constructions, in code and in markup, and nothing in comments or texts", () => {
    const code = `
      const one: RegExp = /a+b/giu; // not /this+/
      const two = new RegExp("c+", "g");
      const three = RegExp(\`^\${one.source}\`);
      const text = "/d+/";
      export const View = () => <p>{text.replace(/e*$/, "")} /f+/</p>;`;
    const { patterns, built } = findPatterns("some.tsx", code);
    expect(patterns).toEqual([
      { source: "a+b", flags: "giu", line: 2 },
      { source: "c+", flags: "g", line: 3 },
      { source: "e*$", flags: "", line: 6 },
    ]);
    expect(built).toEqual([{ line: 4, text: expect.stringMatching(/^RegExp\(`\^.*`\)$/) }]);
  });

  it.each(["^(a+)+$", "^(a|a)*$", "^.*,.*,.*$", "\\s+$", "<[^>]*>", "x*x*y", "^(\\w+\\s?)*$"])(
    "refuses %s",
    (source) => {
      expect(judge({ source, flags: "" })).not.toBe("");
    },
  );

  it.each(["^\\d{5}$", "^[^@]+@[^@]+$", "\\s+", "[*+]{3}", "\\*\\+", "^a+b"])("lets %s through", (source) => {
    expect(judge({ source, flags: "u" })).toBe("");
  });

  it("knows an endless repeat from a sign or a class", () => {
    expect(hasEndlessRepeat({ source: "\\*[+*]{1,3}a?", flags: "" })).toBe(false);
    expect(hasEndlessRepeat({ source: "a{2,}", flags: "" })).toBe(true);
    expect(hasEndlessRepeat({ source: "[^a]*", flags: "" })).toBe(true);
  });
});
