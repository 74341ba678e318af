import { expect, it } from "vitest";
import { findSessionToken, sessionCookie } from "./cookie.ts";
import { isOurForm } from "./csrf.ts";
import { deviceName } from "./device.ts";

const token = "a".repeat(43);

it("binds the cookie to this host and to TLS where there is TLS", () => {
  expect(sessionCookie(token, true)).toBe(
    `__Host-office=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(findSessionToken(`other=1; __Host-office=${token}`, true)).toBe(token);
  // What a page without TLS could have set counts for nothing.
  expect(findSessionToken(`office=${token}`, true)).toBeUndefined();
  expect(findSessionToken(`office=${token}`, false)).toBe(token);
  expect(findSessionToken("office=short", false)).toBeUndefined();
});

it("believes a form that the browser says is ours", () => {
  const own = "https://office.example.com";
  expect(isOurForm({ origin: own, fetchSite: undefined }, own)).toBe(true);
  expect(isOurForm({ origin: undefined, fetchSite: "same-origin" }, own)).toBe(true);
  expect(isOurForm({ origin: own, fetchSite: "same-site" }, own)).toBe(false);
  expect(isOurForm({ origin: "null", fetchSite: "same-origin" }, own)).toBe(false);
  expect(isOurForm({ origin: undefined, fetchSite: undefined }, own)).toBe(false);
});

it("calls a device what people call it", () => {
  const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
  expect(deviceName(android)).toBe("Chrome, Android");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1")).toBe(
    "Safari, iPhone",
  );
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge, Windows");
  expect(deviceName(undefined)).toBe("?");
});
