import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BareDocument, openDocument, openStorage } from "#tests/support/bare-document.ts";
import { allow, refuse } from "./analytics.ts";

type Counting = { dataLayer?: ArrayLike<unknown>[]; "ga-disable-G-1"?: boolean };
let document: BareDocument;
let page: Counting;
let kept: Map<string, string>;
beforeEach(() => {
  const opened = openDocument();
  document = opened.document;
  page = opened.window as unknown as Counting;
  kept = openStorage();
  const script = () => document.head.children[0] ?? null;
  Object.assign(document, { querySelector: script });
  vi.stubGlobal("location", new URL("https://www.yonke.test/mi-lista?a=1#l=secret"));
});
afterEach(() => vi.unstubAllGlobals());
const sources = () => document.head.children.map((script) => (script as unknown as { src: string }).src);
const said = () => (page.dataLayer ?? []).map((call) => call[0]);

describe("Google's count", () => {
  it("is told first that nothing is for advertising", () => {
    allow("ga4", "G-1");
    expect(said()).toEqual(["consent", "js", "config"]);
    expect(page.dataLayer?.[0]?.[2]).toEqual({
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    });
    expect(page.dataLayer?.[2]?.[2]).toEqual({
      allow_google_signals: false,
      page_location: "https://www.yonke.test/mi-lista?a=1",
    });
    expect(sources()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
  });

  it("is loaded once, though it is allowed twice", () => {
    allow("ga4", "G-1");
    allow("ga4", "G-1");
    expect(sources()).toHaveLength(1);
    expect(said()).toHaveLength(3);
  });

  it("is silenced at once, and goes on when it is allowed again", () => {
    allow("ga4", "G-1");
    refuse("ga4", "G-1");
    expect(page["ga-disable-G-1"]).toBe(true);
    allow("ga4", "G-1");
    expect(page["ga-disable-G-1"]).toBe(false);
  });

  it("leaves no cookie of its own behind, and touches no other", () => {
    const set: string[] = [];
    Object.defineProperty(document, "cookie", {
      get: () => "_ga=1; _ga_X=2; _gather=3; consent=no",
      set: (cookie: string) => set.push(cookie),
    });
    refuse("ga4", "G-1");
    expect(new Set(set.map((cookie) => cookie.split("=")[0]))).toEqual(new Set(["_ga", "_ga_X"]));
    expect(set).toContain("_ga=; Max-Age=0; Path=/; Domain=yonke.test");
    expect(set).toContain("_ga=; Max-Age=0; Path=/; Domain=www.yonke.test");
    expect(set).toContain("_ga=; Max-Age=0; Path=/");
  });
});

describe("Plausible's count", () => {
  it("is loaded with the name of the site, which no cookie needs", () => {
    allow("plausible", "yonke.test");
    expect(sources()).toEqual(["https://plausible.io/js/script.js"]);
    expect(document.head.children[0]?.getAttribute("data-domain")).toBe("yonke.test");
    expect(page.dataLayer).toBeUndefined();
  });

  it("is told not to count where it is there already, and to count again", () => {
    refuse("plausible", "yonke.test");
    expect(kept.size).toBe(0);
    allow("plausible", "yonke.test");
    refuse("plausible", "yonke.test");
    expect(kept.get("plausible_ignore")).toBe("true");
    allow("plausible", "yonke.test");
    expect(kept.size).toBe(0);
  });
});
