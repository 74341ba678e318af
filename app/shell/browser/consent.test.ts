import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BareDocument, openDocument } from "#tests/support/bare-document.ts";
import { asksForPrivacy, choose, consent, counter } from "./consent.ts";

let document: BareDocument;
beforeEach(() => {
  ({ document } = openDocument());
  Object.assign(document, { dispatchEvent: vi.fn() });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => vi.unstubAllGlobals());

describe("what the visitor allowed", () => {
  it.each([
    ["", undefined],
    ["consent=yes", "yes"],
    ["a=1; consent=no; b=2", "no"],
    ["noconsent=yes", undefined],
    ["consent=maybe", undefined],
    ["consent=yesterday", undefined],
  ])("with the cookies %j: %j", (cookie, given) => {
    document.cookie = cookie;
    expect(consent()).toBe(given);
  });

  it("is nothing where the browser asks for privacy, whatever was chosen before", () => {
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    document.cookie = "consent=yes";
    expect(asksForPrivacy()).toBe(true);
    expect(consent()).toBe("no");
  });

  it.each([
    ["https:", "; Secure"],
    ["http:", ""],
  ])("is kept for a year over %s, for this site alone", (protocol, secure) => {
    vi.stubGlobal("location", { protocol });
    choose("yes");
    expect(document.cookie).toBe(`consent=yes; Max-Age=31536000; Path=/; SameSite=Lax${secure}`);
    expect((document as unknown as Document).dispatchEvent).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ["ga4 G-1", { kind: "ga4", id: "G-1" }],
  ["plausible yonke.test", { kind: "plausible", id: "yonke.test" }],
  ["matomo 1", undefined],
  ["ga4", undefined],
  [undefined, undefined],
])("the setting %j counts visits as %j", (content, counted) => {
  Object.assign(document, { querySelector: () => (content === undefined ? null : { content }) });
  expect(counter()).toEqual(counted);
});
