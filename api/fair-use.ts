import { SiteError } from "#core/errors.ts";
import type { Visitor } from "./visitor.ts";
import { networkOf } from "./visitor.ts";

/** What one network may ask in a minute beyond what is answered from memory. */
export const callsPerMinute = 600;
const windowMs = 60_000;

/** Where a network stands within its minute. */
export type Use = { limit: number; remaining: number; resetSeconds: number };

/** Counts in this process only: it guards the process, not a quota. The clock is one that nobody sets. */
export function createFairUse(limit = callsPerMinute) {
  let started = Number.NEGATIVE_INFINITY;
  let used = new Map<string, number>();
  return function count({ address, loopback }: Visitor, now = performance.now()): Use {
    if (now - started >= windowMs) {
      started = now;
      used = new Map();
    }
    // In this order: the sum of a moment and a minute is not exact, and might leave more than the minute.
    const resetSeconds = (windowMs - (now - started)) / 1000;
    if (loopback) return { limit, remaining: limit, resetSeconds };
    const network = networkOf(address);
    const calls = (used.get(network) ?? 0) + 1;
    used.set(network, calls);
    if (calls > limit) throw new SiteError("too-many", "fair use", { retryAfter: resetSeconds });
    return { limit, remaining: limit - calls, resetSeconds };
  };
}
