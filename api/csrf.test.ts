import { describe, expect, it } from "vitest";
import { oneSecret } from "#tests/support/one-secret.ts";
import { createCsrf, findCookie, findToken, tokenHeaders } from "./csrf.ts";

const csrf = createCsrf(oneSecret("secret"));
const ownOrigins = ["https://yonke.example.com"];
const token = csrf.issue();
const good = { cookie: token, sent: token, ownOrigins, origin: ownOrigins[0], fetchSite: "same-origin" };

describe("the anti-forgery token", () => {
  it("lets through what a page of the site sends", () => {
    expect(csrf.allows(good)).toBe(true);
    expect(csrf.allows({ ...good, origin: undefined, fetchSite: undefined })).toBe(true);
    expect(csrf.allows({ ...good, fetchSite: "none" })).toBe(true);
  });
  it.each([
    ["no cookie", { cookie: undefined }],
    ["no header", { sent: undefined }],
    ["another token of ours", { sent: csrf.issue() }],
    ["both made up", { cookie: "a.b.c", sent: "a.b.c" }],
    [
      "both signed by another site",
      { cookie: createCsrf(oneSecret("other")).issue(), sent: createCsrf(oneSecret("other")).issue() },
    ],
    ["another origin", { origin: "https://evil.example.com" }],
    ["a sandboxed page", { origin: "null" }],
    ["another site", { fetchSite: "cross-site" }],
    ["a neighbour's subdomain", { fetchSite: "same-site" }],
  ])("refuses %s", (_, change) => expect(csrf.allows({ ...good, ...change })).toBe(false));
  it("refuses a token signed by another secret even when cookie and header agree", () => {
    const foreign = createCsrf(oneSecret("other")).issue();
    expect(csrf.allows({ ...good, cookie: foreign, sent: foreign })).toBe(false);
  });
  it("holds when the site has signed with a newer secret since", () => {
    const rotated = createCsrf({ signing: () => "newer", good: () => ["newer", "secret"] });
    expect(rotated.allows(good)).toBe(true);
    const newer = rotated.issue();
    expect(csrf.issuedAt(newer)).toBeUndefined();
    expect(rotated.issuedAt(newer)).toBeDefined();
    expect(createCsrf(oneSecret("newer")).allows(good)).toBe(false);
  });
  it("grows old", () => {
    const hour = 3_600_000;
    const old = csrf.issue(Date.now() - 13 * hour);
    expect(csrf.allows({ ...good, cookie: old, sent: old })).toBe(false);
    expect(csrf.issuedAt(csrf.issue(Date.now() - 11 * hour))).toBeDefined();
  });
  it("holds when the clock was set back since, by less than its life", () => {
    const hour = 3_600_000;
    const ahead = csrf.issue(Date.now() + 11 * hour);
    expect(csrf.allows({ ...good, cookie: ahead, sent: ahead })).toBe(true);
    expect(csrf.issuedAt(csrf.issue(Date.now() + 13 * hour))).toBeUndefined();
  });
  it("is a cookie that script can read", () => {
    expect(Object.values(tokenHeaders("x", false))).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=x; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
    expect(findToken("XSRF-TOKEN=x", false)).toBe("x");
  });
  it("on TLS is beside it one that no neighbour can set, and that one counts", () => {
    const headers = new Headers(tokenHeaders("x", true));
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=x; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-XSRF-TOKEN=x; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/),
    ]);
    expect(findToken("XSRF-TOKEN=tossed", true)).toBeUndefined();
    expect(findToken("XSRF-TOKEN=tossed; __Host-XSRF-TOKEN=x", true)).toBe("x");
  });
  it("is found by its whole name", () => {
    expect(findCookie("a=1; XSRF-TOKEN=t.u.v; b=2", "XSRF-TOKEN")).toBe("t.u.v");
    expect(findCookie("a=1 ;XSRF-TOKEN= t.u.v ; b=2", "XSRF-TOKEN")).toBe("t.u.v");
    expect(findCookie("XXSRF-TOKEN=1", "XSRF-TOKEN")).toBeUndefined();
  });
});
