import { expect, it } from "vitest";
import { bannerCookie, checkCookie, isDismissed, lastCheck } from "./banner-cookie.ts";

it("is kept for a year under the event's id", () => {
  expect(bannerCookie("42", false)).toBe("banner-42=dismissed; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(bannerCookie("42", true)).toBe("__Host-banner-42=dismissed; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
  expect(checkCookie("42", true, true)).toMatch(/^__Host-banner-check=42\.on; .*; Secure$/);
});

it("is read back for that event only", () => {
  const kept = bannerCookie("a;b=1", false).split(";")[0];
  expect(isDismissed(`x=1; ${kept}; y=2`, "a;b=1")).toBe(true);
  expect(isDismissed("banner-42=dismissed", "4")).toBe(false);
  expect(isDismissed("xbanner-42=dismissed", "42")).toBe(false);
  expect(isDismissed("a=1; __Host-banner-42=dismissed", "42")).toBe(true);
  expect(lastCheck("__Host-banner-check=42.off", "42")).toBe("off");
  expect(isDismissed("", "42")).toBe(false);
});

it("is checked once a day, each banner for itself", () => {
  expect(checkCookie("42", true, false)).toBe("banner-check=42.on; Max-Age=86400; Path=/; SameSite=Lax");
  expect(lastCheck("a=1; banner-check=42.on", "42")).toBe("on");
  expect(lastCheck("banner-check=42.off; a=1", "42")).toBe("off");
  expect(lastCheck("banner-check=42.off", "4")).toBeUndefined();
  expect(lastCheck("", "42")).toBeUndefined();
});
