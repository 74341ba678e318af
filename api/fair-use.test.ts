import { expect, it, vi } from "vitest";
import { createFairUse } from "./fair-use.ts";
import { networkOf, visitorOf } from "./visitor.ts";

it("counts a network's calls in a minute, and says how long to wait", () => {
  const count = createFairUse(3);
  const visitor = visitorOf("203.0.113.7");
  const neighbour = visitorOf("203.0.113.200");
  for (const who of [visitor, neighbour, visitor]) count(who, 1_000_000);
  expect(() => count(neighbour, 1_020_000)).toThrow(expect.objectContaining({ code: "too-many", retryAfter: 40 }));
  expect(() => count(visitorOf("198.51.100.1"), 1_020_000)).not.toThrow();
  expect(() => count(visitor, 1_060_000)).not.toThrow();
  for (let n = 0; n < 10; n++) count(visitorOf("::1"), 1_060_000);
});

it("sees a network as a whole", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113");
  expect(networkOf("2001:db8:1::5")).toBe(networkOf("2001:0db8:1:ffff::9"));
  expect(networkOf("2001:db8:1::5")).not.toBe(networkOf("2001:db8:2::5"));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0");
  expect(visitorOf("::ffff:127.0.0.1").loopback).toBe(true);
});

it("takes nobody's calls away when the clock is set back", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    const count = createFairUse(3);
    const visitor = visitorOf("203.0.113.7");
    for (let call = 0; call < 3; call++) count(visitor);
    vi.setSystemTime(Date.now() - 86_400_000);
    vi.advanceTimersByTime(61_000);
    for (let call = 0; call < 3; call++) count(visitor);
    expect(() => count(visitor)).toThrow("fair use");
  } finally {
    vi.useRealTimers();
  }
});
