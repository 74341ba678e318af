import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage } from "#tests/support/open-page.ts";
import { promoBanner } from "./promo-banner.ts";

let page: ReturnType<typeof openPage>;
let set: string[];
let cookies: string;
const fetched = vi.fn();
beforeEach(() => {
  page = openPage(`<aside data-promo="42"><form></form></aside><main id="main"></main>`);
  [set, cookies] = [[], ""];
  Object.defineProperty(page.document, "cookie", { get: () => cookies, set: (cookie: string) => set.push(cookie) });
  Object.assign(page.document, { readyState: "complete" });
  Object.assign(page.get("aside"), { offsetParent: {} });
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers();
});
afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const answer = (id: number, ok = true) => fetched.mockResolvedValue({ ok, json: async () => ({ id }) });

it("is closed in place, for a year, and the page takes the focus", () => {
  promoBanner();
  const preventDefault = vi.fn();
  page.get("form").tell("submit", { preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  expect(page.get("aside").hidden).toBe(true);
  expect(set).toEqual([expect.stringMatching(/^__Host-banner-42=dismissed; Max-Age=31536000;.*Secure$/)]);
  expect(page.document.activeElement).toBe(page.get("main"));
});

it("that was closed stays so on a page that Back brings from memory, and on no other", () => {
  promoBanner();
  page.window.tell("pageshow", { persisted: true });
  expect(page.get("aside").hidden).toBe(false);
  cookies = "banner-42=dismissed";
  page.window.tell("pageshow", { persisted: false });
  expect(page.get("aside").hidden).toBe(false);
  page.window.tell("pageshow", { persisted: true });
  expect(page.get("aside").hidden).toBe(true);
});

describe("once a day the server is asked whether it still runs", () => {
  it.each([
    [42, "on"],
    [7, "off"],
  ])("and where it shows %s this one is %s from the next page on", async (id, state) => {
    answer(id);
    promoBanner();
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toHaveBeenCalledWith("/api/event/banner/?language=spanish");
    expect(set).toEqual([expect.stringContaining(`banner-check=42.${state}; Max-Age=86400`)]);
    expect(page.get("aside").hidden).toBe(false);
  });

  it.each([
    ["it was asked today", "banner-check=42.on", {}],
    ["nobody sees it", "", null],
  ])("but not where %s", async (_, kept, offsetParent) => {
    cookies = kept;
    Object.assign(page.get("aside"), { offsetParent });
    promoBanner();
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("and nothing is noted of an answer that is none", async () => {
    answer(42, false);
    promoBanner();
    fetched.mockRejectedValueOnce(new Error("offline"));
    promoBanner();
    await vi.advanceTimersByTimeAsync(100);
    expect(set).toEqual([]);
  });
});
