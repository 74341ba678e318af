/**
 * Decides by what the watching thread sees at each look whether the server's own thread is frozen: `waitedMs` is how long
 * that one has waited for a processor so far, which on a crowded machine is no fault of its own.
 */
export function createJudge(limitMs, everyMs, start) {
  let seen = -1;
  let stillMs = 0;
  let last = start;
  return function isFrozen({ now, waitedMs, beat, debugged }) {
    const passedMs = now - last.now;
    // A machine that sleeps, a process that is stopped: then the thread that looks is late too.
    const late = passedMs > 2 * everyMs;
    stillMs = beat !== seen || late || debugged ? 0 : stillMs + Math.max(0, passedMs - (waitedMs - last.waitedMs));
    seen = beat;
    last = { now, waitedMs };
    return stillMs >= limitMs;
  };
}
