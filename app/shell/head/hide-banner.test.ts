import { expect, it } from "vitest";
import { mark } from "#app/marks.ts";
import { bannerCookie, checkCookie } from "#app/shell/browser/banner-cookie.ts";
import { hideBanner } from "./hide-banner.ts";

const hour = 3_600_000;

/** Whether the script hides the banner of event 42 from a visitor with these cookies. */
function hides(cookie: string, until = new Date(Date.now() + hour).toISOString()): boolean {
  const set = new Map<string, string>();
  const told: Record<string, string> = { ...mark("event", "42"), ...mark("until", until) } as Record<string, string>;
  const page = {
    cookie,
    currentScript: { getAttribute: (name: string) => told[name] ?? null },
    documentElement: { setAttribute: (name: string, value: string) => set.set(name, value) },
  };
  hideBanner(page as unknown as Document);
  return set.get("data-banner") === "off";
}
const kept = (cookie: string) => `a=1; ${cookie.split(";")[0]}; b=2`;

it.each([false, true])("hides what was closed or is over, by the cookies that are set (on TLS: %s)", (secure) => {
  expect(hides(kept(bannerCookie("42", secure)))).toBe(true);
  expect(hides(kept(checkCookie("42", false, secure)))).toBe(true);
  expect(hides(kept(bannerCookie("4", secure)))).toBe(false);
  expect(hides(kept(checkCookie("42", true, secure)))).toBe(false);
});

it("shows it to others until its hour", () => {
  expect(hides("")).toBe(false);
  expect(hides("x__Host-banner-42=dismissed")).toBe(false);
  expect(hides("", new Date(Date.now() - hour).toISOString())).toBe(true);
});
