import { AsyncLocalStorage } from "node:async_hooks";

const ends = new AsyncLocalStorage<number>();
/** So many may wait for the database at a time; memory is for them, the next is told at once. */
const mostWaiting = 200;
let waiting = 0;

/** The database did not do its part in the time that its caller has. */
export class TooLate extends Error {
  override name = "TooLate";
  readonly code = "ETIMEDOUT";
}

/** Milliseconds that the work around this call may still take; endless when nobody counts. */
export const timeLeft = (): number => (ends.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();

/**
 * One deadline for everything that `work` asks of the database, its waiting included. What was not begun by then never
 * is; a commit that was under way may still come true, so the caller must be able to repeat it.
 */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new TooLate("too many wait for the database already");
  waiting++;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooLate(`the database took longer than ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([ends.run(performance.now() + ms, work), late.promise]);
  } finally {
    waiting--;
    clearTimeout(timer);
  }
}

const shortMs = 2_000;

/** For what a start or a stop would like to write, but must not wait for. */
export const shortly = <T>(work: () => Promise<T>): Promise<T> => within(shortMs, work);
