import { TooLate, timeLeft } from "../deadline.ts";

/** One connection, used by one caller at a time, in the order they came; who has no time left leaves the queue. */
export function createTurns() {
  const queue: (() => void)[] = [];
  let taken = false;
  const late = () => new TooLate("the database is busy with what others write");
  function give(): void {
    const next = queue.shift();
    if (next) next();
    else taken = false;
  }
  return {
    async take(): Promise<void> {
      if (!taken) {
        taken = true;
        return;
      }
      const ms = timeLeft();
      const turn = Promise.withResolvers<void>();
      queue.push(turn.resolve);
      if (ms === Number.POSITIVE_INFINITY) return turn.promise;
      const timer = setTimeout(
        () => {
          const at = queue.indexOf(turn.resolve);
          // Not there: its turn has come in this very moment.
          if (at < 0) return;
          queue.splice(at, 1);
          turn.reject(late());
        },
        Math.max(0, ms),
      );
      try {
        await turn.promise;
      } finally {
        clearTimeout(timer);
      }
      if (timeLeft() > 0) return;
      // Its turn came together with the end of its time: its caller has been told by now.
      give();
      throw late();
    },
    give,
  };
}
