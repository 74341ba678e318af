import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Says whether to turn a request away: too many under way, or the loop so late that answers would be too. With only a
 * few under way nothing is gained by it: the machine is busy with something else, and a late answer is still an answer.
 */
export function createOverloadGuard({ maxInFlight = 512, fewInFlight = 64, maxDelayMs = 400, lookMs = 500 } = {}) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  const timer = setInterval(() => {
    // A loop that was held the whole time has told nothing yet.
    if (delay.count === 0) return;
    late = delay.mean / 1e6 - 20 > maxDelayMs;
    delay.reset();
  }, lookMs);
  timer.unref();
  let inFlight = 0;
  return {
    enter(): boolean {
      if (inFlight >= (late ? fewInFlight : maxInFlight)) return false;
      inFlight++;
      return true;
    },
    leave() {
      inFlight--;
    },
    get inFlight() {
      return inFlight;
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
