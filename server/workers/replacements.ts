const windowMs = 600_000;
const longestMs = 30_000;
const shortestMs = 250;
/** Of each worker in the window, on average. */
const mostEach = 5;

/**
 * Says after how long a worker that ended by itself is replaced: soon, then ever later. Undefined when so many ended within
 * ten minutes that one more would not mend it.
 */
export function createReplacements(workers: number, now = () => performance.now()) {
  let ends: number[] = [];
  return {
    next(): number | undefined {
      ends = [...ends.filter((at) => now() - at < windowMs), now()];
      if (ends.length > mostEach * workers) return undefined;
      return Math.min(longestMs, shortestMs * 2 ** (ends.length - 1));
    },
    forget() {
      ends = [];
    },
    windowMs,
  };
}
