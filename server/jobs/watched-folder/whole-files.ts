import type { Arrival } from "./list-arrivals.ts";

/** Tells which files have stopped growing: those that looked the same for as long as `settleMs`. */
export function createWholeFiles(settleMs: number) {
  let seen = new Map<string, { state: string; at: number }>();
  return (arrivals: readonly Arrival[], now: number): Arrival[] => {
    const next = new Map<string, { state: string; at: number }>();
    const whole = arrivals.filter(({ path, state }) => {
      const before = seen.get(path);
      const at = before?.state === state ? before.at : now;
      next.set(path, { state, at });
      return now - at >= settleMs;
    });
    seen = next;
    return whole;
  };
}
