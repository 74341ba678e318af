import { expect, it } from "vitest";
import { callsPerMinute, createFairUse } from "./fair-use.ts";
import { countCall } from "./rate-limit.ts";

it("tells what is left of the minute, and that nothing is", () => {
  const count = createFairUse();
  const ask: Parameters<typeof countCall>[0] = { visitor: { address: "192.0.2.1", loopback: false } };
  const call = (now: number) => countCall(ask, (visitor) => count(visitor, now));
  call(1_000);
  expect(ask.limits).toEqual({
    ratelimit: `"calls";r=${callsPerMinute - 1};t=60`,
    "ratelimit-policy": `"calls";q=${callsPerMinute};w=60`,
  });
  for (let more = 1; more < callsPerMinute; more++) call(31_500);
  expect(ask.limits?.ratelimit).toBe('"calls";r=0;t=30');
  expect(() => call(40_900)).toThrow();
  expect(ask.limits?.ratelimit).toBe('"calls";r=0;t=21');
});
