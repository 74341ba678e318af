import { SiteError } from "#core/errors.ts";
import type { Visitor } from "./services.ts";
import { networkOf } from "./visitor.ts";

/** What one network may ask in a minute beyond what is answered from memory. */
export const callsPerMinute = 600;
const windowMs = 60_000;

/** Counts in this process only: it guards the process, not a quota. By a clock that nobody can set. */
export function createFairUse(limit = callsPerMinute) {
  let started = Number.NEGATIVE_INFINITY;
  let used = new Map<string, number>();
  return function count({ address, loopback }: Visitor, now = performance.now()): void {
    if (loopback) return;
    if (now - started >= windowMs) {
      started = now;
      used = new Map();
    }
    const network = networkOf(address);
    const calls = (used.get(network) ?? 0) + 1;
    used.set(network, calls);
    if (calls > limit) throw new SiteError("too-many", "fair use", { retryAfter: (started + windowMs - now) / 1000 });
  };
}
