import { expect, it } from "vitest";
import { observatoryScore } from "./observatory.ts";

const good = {
  "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
const score = (change: Record<string, string> = {}, cookies: string[] = []) =>
  observatoryScore({ headers: { ...good, ...change }, cookies }).score;

it("counts as the published rules do", () => {
  expect(score()).toBe(130);
  expect(score({}, ["a=1; Secure; SameSite=Lax"])).toBe(135);
  expect(score({ "cross-origin-resource-policy": "cross-origin" })).toBe(120);
  expect(score({ "content-security-policy": "default-src 'self'; frame-ancestors 'none'" })).toBe(125);
  expect(score({ "referrer-policy": "unsafe-url" })).toBe(120);
  expect(observatoryScore({ headers: {}, cookies: [] }).score).toBe(100 - 25 - 20 - 5 - 20);
});

it("gives no extra points where too much is missing", () => {
  expect(score({ "strict-transport-security": "" })).toBe(80);
  expect(score({ "strict-transport-security": "max-age=60" })).toBe(120);
  expect(score({ "content-security-policy": "default-src 'none'; script-src 'self' 'unsafe-inline'" })).toBe(60);
  expect(score({}, ["XSRF-TOKEN=1; Secure"])).toBe(80);
  expect(score({}, ["a=1"])).toBe(125);
});
