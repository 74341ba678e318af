import { expect, it, vi } from "vitest";
import { createFairUse } from "./fair-use.ts";
import { networkOf, visitorOf } from "./visitor.ts";

it("counts a network's calls in a minute, and says how long to wait", () => {
  const count = createFairUse(3);
  const visitor = visitorOf("203.0.113.7");
  const neighbour = visitorOf("203.0.113.200");
  const uses = [visitor, neighbour, visitor].map((who) => count(who, 1_000_000));
  expect(uses).toEqual([2, 1, 0].map((remaining) => ({ limit: 3, remaining, resetSeconds: 60 })));
  expect(() => count(neighbour, 1_020_000)).toThrow(expect.objectContaining({ code: "too-many", retryAfter: 40 }));
  expect(() => count(visitorOf("198.51.100.1"), 1_020_000)).not.toThrow();
  expect(() => count(visitor, 1_060_000)).not.toThrow();
  for (let n = 0; n < 10; n++) count(visitorOf("::1"), 1_060_000);
});

it("never has more than the minute to wait, whatever fraction of a millisecond it began in", () => {
  const visitor = visitorOf("203.0.113.7");
  for (let n = 1; n < 2_000; n++) expect(createFairUse()(visitor, n * 17.123457).resetSeconds).toBe(60);
});

it("sees a network as a whole", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113");
  expect(networkOf("2001:db8:1::5")).toBe(networkOf("2001:0db8:1:ffff::9"));
  expect(networkOf("2001:db8:1::5")).not.toBe(networkOf("2001:db8:2::5"));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0");
});

it("knows an address however it is written", () => {
  for (const written of ["::ffff:127.0.0.1", "::FFFF:127.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:0:0:1", "127.0.0.1:4711"])
    expect(visitorOf(written).loopback, written).toBe(true);
  const same = ["203.0.113.7", "::FFFF:203.0.113.7", "0:0:0:0:0:ffff:CB00:7107", "203.0.113.7:80"];
  for (const written of same) expect(visitorOf(written).address, written).toBe("203.0.113.7");
  for (const written of ["2001:DB8:1:0::5", "[2001:db8:1::5]:443", "2001:0db8:0001::5%eth0"])
    expect(visitorOf(written).address, written).toBe("2001:db8:1::5");
  expect(visitorOf("unknown")).toEqual({ address: "", loopback: false });
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

it("counts with what it hears from others, and tells them what it counted", () => {
  const told: string[] = [];
  let hear = (_network: string, _count: number) => {};
  const count = createFairUse(5, {
    tell: (network) => told.push(network),
    hear(add) {
      hear = add;
    },
  });
  hear("203.0.113", 3);
  expect(count(visitorOf("203.0.113.7")).remaining).toBe(1);
  expect(told).toEqual(["203.0.113"]);
  hear("203.0.113", 1);
  expect(() => count(visitorOf("203.0.113.8"))).toThrow("fair use");
  expect(count(visitorOf("198.51.100.1")).remaining).toBe(4);
});
