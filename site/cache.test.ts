import { expect, it } from "vitest";
import { cacheClasses, heldAtMost, shareTime } from "./cache.ts";

it("no cache holds an answer past its change, whether fresh or stale, and else as long as its class says", () => {
  expect(heldAtMost("stock", Number.POSITIVE_INFINITY)).toBe(cacheClasses.stock);
  expect(heldAtMost("stock", 100_000_000)).toBe(cacheClasses.stock);
  expect(heldAtMost("stock", 300_900)).toBe(
    "public, max-age=60, s-maxage=60, stale-while-revalidate=240, stale-if-error=240",
  );
  expect(heldAtMost("copy", 600_000)).toBe(
    "public, max-age=300, s-maxage=600, stale-while-revalidate=0, stale-if-error=0",
  );
  expect(heldAtMost("stock", 900)).toBe("public, max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=0");
  expect(heldAtMost("never", 900)).toBe(cacheClasses.never);
});

it("whoever gets what was kept here at the last moment does not hold it past its change either", () => {
  const now = 1_000_000;
  expect(shareTime(30_000, undefined)).toMatchObject({ keepMs: 30_000, othersMs: Number.POSITIVE_INFINITY });
  for (const left of [86_400_000, 90_000, 45_000, 10_000, 500, 0, -5_000]) {
    const { keepMs, holdsMs, othersMs } = shareTime(30_000, new Date(now + left), now);
    expect(keepMs).toBeLessThanOrEqual(30_000);
    expect(keepMs + othersMs).toBe(Math.max(0, left));
    expect(holdsMs).toBe(Math.max(0, left));
  }
  expect(shareTime(30_000, new Date(now + 86_400_000), now).keepMs).toBe(30_000);
});
