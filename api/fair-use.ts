import { SiteError } from "#core/errors.ts";
import { networkOf, type Visitor } from "./visitor.ts";

/** What one network may ask in a minute beyond what is answered from memory. */
export const callsPerMinute = 600;
const windowMs = 60_000;

/** Where a network stands within its minute. */
export type Use = { limit: number; remaining: number; resetSeconds: number };

/** Other processes behind the same port: what is counted here they are told, and what they count is heard. */
export type SharedCalls = {
  tell(network: string): void;
  hear(add: (network: string, count: number) => void): void;
};

/** Counts in memory, with the processes behind the same port: it guards these, and is no quota. The clock is one that nobody sets. */
export function createFairUse(limit = callsPerMinute, shared?: SharedCalls) {
  let started = Number.NEGATIVE_INFINITY;
  let used = new Map<string, number>();
  function turn(now: number) {
    if (now - started < windowMs) return;
    started = now;
    used = new Map();
  }
  function add(network: string, count: number): number {
    const calls = (used.get(network) ?? 0) + count;
    used.set(network, calls);
    return calls;
  }
  shared?.hear((network, count) => {
    turn(performance.now());
    add(network, count);
  });
  return function count({ address, loopback }: Visitor, now = performance.now()): Use {
    turn(now);
    // In this order: the sum of a moment and a minute is not exact, and might leave more than the minute.
    const resetSeconds = (windowMs - (now - started)) / 1000;
    if (loopback) return { limit, remaining: limit, resetSeconds };
    const network = networkOf(address);
    const calls = add(network, 1);
    shared?.tell(network);
    if (calls > limit) throw new SiteError("too-many", "fair use", { retryAfter: resetSeconds });
    return { limit, remaining: limit - calls, resetSeconds };
  };
}
