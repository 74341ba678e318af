/** Decides by what the watching thread sees at each look whether the server's own thread is frozen. */
export function createJudge(everyMs, most, start) {
  let seen = -1;
  let missed = 0;
  let at = start;
  return function isFrozen(now, beat, debugged) {
    // A machine that sleeps, a process that is stopped, no processor to be had: then the thread that looks is late too.
    const late = now - at > 2 * everyMs;
    at = now;
    missed = beat !== seen || late || debugged ? 0 : missed + 1;
    seen = beat;
    return missed >= most;
  };
}
