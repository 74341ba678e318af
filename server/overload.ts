import { monitorEventLoopDelay } from "node:perf_hooks";

/** Says whether to turn a request away: too many under way, or the loop so late that answers would be too. */
export function createOverloadGuard({ maxInFlight = 512, maxDelayMs = 400 } = {}) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  const timer = setInterval(() => {
    late = delay.mean / 1e6 - 20 > maxDelayMs;
    delay.reset();
  }, 500);
  timer.unref();
  let inFlight = 0;
  return {
    enter(): boolean {
      if (late || inFlight >= maxInFlight) return false;
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
